-- requests for a new password; those of addresses without an account are deleted by the worker
CREATE TABLE password_resets (
  id text PRIMARY KEY,
  email text NOT NULL,
  locale text NOT NULL,
  requested_at timestamptz NOT NULL,
  -- set by the worker, which finds the account and mails the link
  user_id text REFERENCES accounts (user_id) ON DELETE CASCADE,
  token_hash bytea UNIQUE,
  expires_at timestamptz,
  used_at timestamptz,
  CHECK ((user_id IS NULL) = (token_hash IS NULL) AND (user_id IS NULL) = (expires_at IS NULL))
);
CREATE INDEX password_resets_user ON password_resets (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX password_resets_new ON password_resets (requested_at) WHERE user_id IS NULL;

-- a mail is about an order or about a new password
ALTER TABLE outbox
  ALTER COLUMN order_number DROP NOT NULL,
  ADD COLUMN reset_id text REFERENCES password_resets (id) ON DELETE CASCADE,
  ADD CHECK ((order_number IS NULL) <> (reset_id IS NULL));
CREATE INDEX outbox_reset ON outbox (reset_id) WHERE reset_id IS NOT NULL;
