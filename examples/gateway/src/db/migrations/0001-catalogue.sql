CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE designers (
  id integer PRIMARY KEY,
  name text NOT NULL,
  screen_name text NOT NULL UNIQUE,
  bio text NOT NULL,
  town text NOT NULL,
  design_count integer NOT NULL DEFAULT 0
);

CREATE TABLE designs (
  id integer PRIMARY KEY,
  title text NOT NULL,
  slug text NOT NULL,
  designer_id integer NOT NULL REFERENCES designers (id),
  -- what the art is drawn from
  family text NOT NULL,
  seed integer NOT NULL,
  palette text NOT NULL,
  repeat_type text NOT NULL CHECK (repeat_type IN ('centered', 'basic', 'half-drop', 'half-brick', 'mirrored')),
  repeat_width_in double precision NOT NULL,
  repeat_height_in double precision NOT NULL,
  period_width_in double precision NOT NULL,
  period_height_in double precision NOT NULL,
  palette_hexes text[] NOT NULL,
  tags text[] NOT NULL,
  style text NOT NULL,
  topics text[] NOT NULL,
  colours text[] NOT NULL,
  recommended_fabric text NOT NULL,
  sold_count integer NOT NULL,
  favourite_count integer NOT NULL,
  trend_score integer NOT NULL,
  created_at timestamptz NOT NULL,
  mature boolean NOT NULL,
  for_sale boolean NOT NULL,
  -- 'style:floral', 'topic:birds', 'colour:red', 'tag:block-print', 'designer:maria_holt': one index serves every mix of filters
  facets text[] NOT NULL,
  -- title, tags and designer, for words and for near words
  words text NOT NULL,
  search tsvector NOT NULL
);

CREATE INDEX designs_facets ON designs USING gin (facets);
CREATE INDEX designs_search ON designs USING gin (search);
CREATE INDEX designs_words ON designs USING gin (words gin_trgm_ops);
CREATE INDEX designs_best_selling ON designs (sold_count DESC, id);
CREATE INDEX designs_newest ON designs (created_at DESC, id);
CREATE INDEX designs_most_favorited ON designs (favourite_count DESC, id);
CREATE INDEX designs_trending ON designs (trend_score DESC, id);
CREATE INDEX designs_alphabetical ON designs (title, id);
CREATE INDEX designs_of_designer ON designs (designer_id, sold_count DESC);

CREATE TABLE collections (
  id integer PRIMARY KEY,
  name text NOT NULL,
  slug text NOT NULL,
  description text NOT NULL,
  designer_id integer NOT NULL REFERENCES designers (id),
  public boolean NOT NULL DEFAULT true
);

CREATE TABLE collection_designs (
  collection_id integer NOT NULL REFERENCES collections (id) ON DELETE CASCADE,
  design_id integer NOT NULL REFERENCES designs (id) ON DELETE CASCADE,
  position integer NOT NULL,
  PRIMARY KEY (collection_id, design_id)
);

CREATE TABLE fabrics (
  code text PRIMARY KEY,
  status text NOT NULL CHECK (status IN ('available', 'out_of_stock', 'retired')),
  position integer NOT NULL
);

CREATE TABLE fabric_prices (
  fabric_code text NOT NULL REFERENCES fabrics (code) ON DELETE CASCADE,
  size text NOT NULL,
  usd_minor integer NOT NULL CHECK (usd_minor > 0),
  PRIMARY KEY (fabric_code, size)
);

CREATE TABLE exchange_rates (
  currency text PRIMARY KEY,
  -- units of the currency for one US dollar
  rate double precision NOT NULL CHECK (rate > 0),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE settings (
  name text PRIMARY KEY,
  value jsonb NOT NULL
);

-- what the catalogue was seeded from, so that a start knows whether it is whole
CREATE TABLE seedings (
  name text PRIMARY KEY,
  seeded integer NOT NULL,
  seeded_at timestamptz NOT NULL DEFAULT now()
);
