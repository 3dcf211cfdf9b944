-- where the one who asked was on the way to, and the link that has set the password
ALTER TABLE password_resets
  ADD COLUMN next text,
  ADD COLUMN set_at timestamptz;
