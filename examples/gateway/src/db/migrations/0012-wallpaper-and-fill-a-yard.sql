CREATE TABLE wallpapers (
  code text PRIMARY KEY,
  status text NOT NULL CHECK (status IN ('available', 'out_of_stock', 'retired')),
  position integer NOT NULL
);

CREATE TABLE wallpaper_prices (
  wallpaper_code text NOT NULL REFERENCES wallpapers (code) ON DELETE CASCADE,
  size text NOT NULL,
  usd_minor integer NOT NULL CHECK (usd_minor > 0),
  PRIMARY KEY (wallpaper_code, size)
);

-- a filled yard that somebody put into a cart: kept for ever, because an order may show it
CREATE TABLE layouts (
  -- unguessable, also the name of its picture
  id text PRIMARY KEY,
  code text NOT NULL,
  template_id integer NOT NULL,
  fabric_code text NOT NULL REFERENCES fabrics (code),
  -- no reference: the collection may go, the layout stays
  collection_id integer NOT NULL,
  collection_name text NOT NULL,
  palette text[] NOT NULL,
  -- what each design was drawn from at that time, by design id
  art jsonb NOT NULL,
  -- of code and art: the same layout of the same art is one row, and a design that changed makes another
  fingerprint text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);

ALTER TABLE cart_items
  ALTER COLUMN design_id DROP NOT NULL,
  ALTER COLUMN fabric_code DROP NOT NULL,
  ALTER COLUMN size DROP NOT NULL,
  ADD COLUMN wallpaper_code text REFERENCES wallpapers (code),
  ADD COLUMN wallpaper_size text,
  ADD COLUMN layout_id text REFERENCES layouts (id),
  ADD COLUMN merge_key text;

-- what makes two lines the same one, as cart/line-input.ts writes it
UPDATE cart_items SET merge_key = 'fabric ' || design_id || ' ' || fabric_code || ' ' || size;

ALTER TABLE cart_items
  ALTER COLUMN merge_key SET NOT NULL,
  DROP CONSTRAINT cart_items_cart_id_status_design_id_fabric_code_size_key,
  ADD CONSTRAINT cart_items_same_line UNIQUE (cart_id, status, merge_key),
  ADD CONSTRAINT cart_items_goods CHECK (CASE type
    WHEN 'fabric' THEN design_id IS NOT NULL AND fabric_code IS NOT NULL AND size IS NOT NULL AND wallpaper_code IS NULL AND layout_id IS NULL
    WHEN 'wallpaper' THEN design_id IS NOT NULL AND wallpaper_code IS NOT NULL AND wallpaper_size IS NOT NULL AND fabric_code IS NULL AND layout_id IS NULL
    WHEN 'fill_a_yard' THEN layout_id IS NOT NULL AND fabric_code IS NOT NULL AND size IS NOT NULL AND design_id IS NULL AND wallpaper_code IS NULL
    ELSE false
  END);

CREATE INDEX collection_designs_order ON collection_designs (collection_id, position);
