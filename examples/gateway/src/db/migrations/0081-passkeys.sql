-- a member's passkeys: what WebAuthn needs to check an answer, and what its member reads of it
CREATE TABLE passkeys (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES accounts (user_id) ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  -- how often it was used, as far as its device counts; a copy of it counts on its own
  counter bigint NOT NULL CHECK (counter >= 0),
  transports text[] NOT NULL DEFAULT '{}',
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_user ON passkeys (user_id, created_at DESC);

-- what a browser has to sign, once; deleted with the answer to it
CREATE TABLE passkey_challenges (
  challenge text PRIMARY KEY,
  -- the hash of what the answer has to come with: a session, or a cookie of one who logs in
  bound_to bytea NOT NULL,
  user_id text REFERENCES accounts (user_id) ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
CREATE INDEX passkey_challenges_expiry ON passkey_challenges (expires_at);
CREATE INDEX passkey_challenges_user ON passkey_challenges (user_id) WHERE user_id IS NOT NULL;

-- what a member is told by mail about the account, at the address of then
CREATE TABLE account_notices (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES accounts (user_id) ON DELETE CASCADE,
  kind text NOT NULL,
  email text NOT NULL,
  locale text NOT NULL,
  -- what was changed, such as the name of a passkey
  subject text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX account_notices_user ON account_notices (user_id);
CREATE INDEX account_notices_age ON account_notices (created_at);

-- a mail is about an order, about a new password or about an account
ALTER TABLE outbox
  ADD COLUMN notice_id text REFERENCES account_notices (id) ON DELETE CASCADE,
  DROP CONSTRAINT outbox_check,
  ADD CHECK (num_nonnulls(order_number, reset_id, notice_id) = 1);
CREATE INDEX outbox_notice ON outbox (notice_id) WHERE notice_id IS NOT NULL;
