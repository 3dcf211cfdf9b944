-- members who stay with the legacy call that counts a cart
ALTER TABLE users ADD COLUMN stay_legacy boolean NOT NULL DEFAULT false;
