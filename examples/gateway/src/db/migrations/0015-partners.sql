-- keys that partners may put on their pages, and the partner that a guest, a cart and an order came
-- from
CREATE TABLE partners (
  key text PRIMARY KEY,
  name text NOT NULL UNIQUE,
  state text NOT NULL DEFAULT 'on' CHECK (state IN ('on', 'off')),
  origins text[],
  limit_factor integer NOT NULL DEFAULT 10 CHECK (limit_factor BETWEEN 1 AND 1000),
  created_at timestamptz NOT NULL
);
ALTER TABLE users ADD COLUMN partner_key text REFERENCES partners (key);
ALTER TABLE carts ADD COLUMN partner_key text REFERENCES partners (key);
ALTER TABLE orders ADD COLUMN partner_key text REFERENCES partners (key);
