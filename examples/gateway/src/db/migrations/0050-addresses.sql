-- the addresses that members have saved
CREATE TABLE addresses (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES accounts (user_id) ON DELETE CASCADE,
  address jsonb NOT NULL,
  -- the hash of the address: a member saves one once
  fingerprint bytea NOT NULL,
  is_default boolean NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (user_id, fingerprint)
);

CREATE INDEX addresses_user ON addresses (user_id, created_at);
CREATE UNIQUE INDEX addresses_default ON addresses (user_id) WHERE is_default;

-- the shipping address of the order is saved with it
ALTER TABLE checkouts ADD COLUMN save_address boolean NOT NULL DEFAULT false;
