CREATE TABLE users (
  id text PRIMARY KEY,
  guest boolean NOT NULL,
  screen_name text,
  design_owner boolean NOT NULL DEFAULT false,
  pro boolean NOT NULL DEFAULT false,
  business_tools boolean NOT NULL DEFAULT false,
  country text NOT NULL,
  currency text NOT NULL,
  locale text NOT NULL,
  measurement_system text NOT NULL CHECK (measurement_system IN ('imperial', 'metric')),
  adult_content boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL
);

CREATE TABLE sessions (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- hashes alone: whoever reads this table cannot be anybody
  refresh_hash bytea NOT NULL,
  previous_hash bytea,
  rotated_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE INDEX sessions_refresh ON sessions (refresh_hash);
CREATE INDEX sessions_previous ON sessions (previous_hash);
CREATE INDEX sessions_user ON sessions (user_id);

CREATE TABLE cart_tokens (
  token_hash bytea PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
