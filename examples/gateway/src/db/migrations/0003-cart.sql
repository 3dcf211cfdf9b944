CREATE TABLE carts (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id),
  -- open: may change; paying: frozen while an attempt is under way; ordered: closed for ever
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'paying', 'ordered')),
  version integer NOT NULL DEFAULT 1,
  promo_code text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

-- a user has one cart that is not an order yet
CREATE UNIQUE INDEX carts_pending ON carts (user_id) WHERE state IN ('open', 'paying');

CREATE TABLE cart_items (
  id text PRIMARY KEY,
  cart_id text NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  -- saved: kept for later, not bought
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'saved')),
  position bigint GENERATED ALWAYS AS IDENTITY,
  type text NOT NULL DEFAULT 'fabric',
  design_id integer NOT NULL REFERENCES designs (id),
  fabric_code text NOT NULL REFERENCES fabrics (code),
  size text NOT NULL,
  quantity integer NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (cart_id, status, design_id, fabric_code, size),
  -- what several merged carts held too much of is kept for later, however much it is
  CHECK (quantity >= 1 AND (quantity <= 99 OR status = 'saved'))
);

CREATE INDEX cart_items_cart ON cart_items (cart_id, position);

CREATE TABLE promos (
  code text PRIMARY KEY,
  percent_off integer NOT NULL CHECK (percent_off BETWEEN 1 AND 100),
  min_subtotal_usd_minor integer NOT NULL DEFAULT 0,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  -- how many orders may use it in all; null for any number
  usage_limit integer,
  used_count integer NOT NULL DEFAULT 0,
  CHECK (usage_limit IS NULL OR used_count <= usage_limit)
);

CREATE TABLE cart_handovers (
  code_hash bytea PRIMARY KEY,
  cart_id text NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  redeemed_at timestamptz,
  redeemed_by text REFERENCES users (id),
  saved_for_later integer NOT NULL DEFAULT 0
);
