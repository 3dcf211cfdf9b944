-- home goods, solid and unprinted fabric, ready-made items, kits and services: one row each, because
-- the list, the price and the cart treat them alike
CREATE TABLE products (
  kind text NOT NULL CHECK (kind IN ('home-good', 'solid', 'unprinted', 'stock')),
  code text NOT NULL,
  status text NOT NULL CHECK (status IN ('available', 'out_of_stock', 'retired')),
  position integer NOT NULL,
  PRIMARY KEY (kind, code)
);

CREATE TABLE product_prices (
  kind text NOT NULL,
  code text NOT NULL,
  size text NOT NULL,
  -- the addition of a home good, else empty
  option text NOT NULL,
  usd_minor integer NOT NULL CHECK (usd_minor > 0),
  PRIMARY KEY (kind, code, size, option),
  CONSTRAINT product_prices_product FOREIGN KEY (kind, code) REFERENCES products (kind, code) ON DELETE CASCADE
);

ALTER TABLE cart_items
  ADD COLUMN product_kind text,
  ADD COLUMN product_code text,
  ADD COLUMN product_option text,
  -- length of each continuous piece of fabric; null for one piece
  ADD COLUMN chunk_size integer,
  ADD CONSTRAINT cart_items_product FOREIGN KEY (product_kind, product_code) REFERENCES products (kind, code),
  ADD CONSTRAINT cart_items_chunk CHECK (chunk_size BETWEEN 1 AND quantity - 1),
  DROP CONSTRAINT cart_items_goods,
  ADD CONSTRAINT cart_items_merchandise CHECK (CASE type
    WHEN 'fabric' THEN design_id IS NOT NULL AND fabric_code IS NOT NULL AND size IS NOT NULL AND wallpaper_code IS NULL AND layout_id IS NULL AND product_kind IS NULL
    WHEN 'wallpaper' THEN design_id IS NOT NULL AND wallpaper_code IS NOT NULL AND wallpaper_size IS NOT NULL AND fabric_code IS NULL AND layout_id IS NULL AND product_kind IS NULL
    WHEN 'fill_a_yard' THEN layout_id IS NOT NULL AND fabric_code IS NOT NULL AND size IS NOT NULL AND design_id IS NULL AND wallpaper_code IS NULL AND product_kind IS NULL
    WHEN 'product' THEN product_kind IS NOT NULL AND product_code IS NOT NULL AND product_option IS NOT NULL AND size IS NOT NULL AND wallpaper_code IS NULL AND layout_id IS NULL
    ELSE false
  END);
