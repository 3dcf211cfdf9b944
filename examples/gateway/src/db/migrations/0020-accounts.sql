-- members: how they are found, and what proves that it is them
CREATE TABLE accounts (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- in lower case: two spellings of one address are one account
  email text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  newsletter boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  CHECK (email = lower(email))
);

-- a guest whose cart came along to a member, and how many of its lines were saved for later then
ALTER TABLE users
  ADD COLUMN merged_into text REFERENCES users (id) ON DELETE SET NULL,
  ADD COLUMN merged_surplus integer;
CREATE INDEX users_merged ON users (merged_into) WHERE merged_into IS NOT NULL;

-- the guest whose session a member's followed: the proof that a cart is the member's own
ALTER TABLE sessions ADD COLUMN guest_id text REFERENCES users (id) ON DELETE SET NULL;
CREATE INDEX sessions_guest ON sessions (guest_id) WHERE guest_id IS NOT NULL;

-- merged: empty, because its lines are in a member's cart
ALTER TABLE carts
  DROP CONSTRAINT carts_state_check,
  ADD CONSTRAINT carts_state_check CHECK (state IN ('open', 'paying', 'ordered', 'merged'));
