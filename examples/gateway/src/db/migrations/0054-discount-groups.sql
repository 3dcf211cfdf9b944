-- the group that a shopper has proved to belong to, and until when that counts
CREATE TABLE verified_groups (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  discount_group text NOT NULL
    CHECK (discount_group IN ('teacher', 'student', 'military', 'responder', 'nurse')),
  verified_at timestamptz NOT NULL,
  valid_until timestamptz NOT NULL
);
CREATE INDEX verified_groups_expiry ON verified_groups (valid_until);

-- a proof that was begun; deleted by the answer to it
CREATE TABLE verifications (
  state_hash bytea PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  callback_url text NOT NULL,
  return_url text NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX verifications_expiry ON verifications (expires_at);
CREATE INDEX verifications_user ON verifications (user_id);
