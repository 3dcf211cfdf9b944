CREATE TABLE idempotency_keys (
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  call text NOT NULL,
  key text NOT NULL,
  body_hash text NOT NULL,
  -- the answer of a success; written in the transaction of its effect, so there is never one without the other
  answer jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, call, key)
);
