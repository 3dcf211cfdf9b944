-- a removed line stays for a while, so that it can come back
ALTER TABLE cart_items
  ADD COLUMN removed_at timestamptz,
  DROP CONSTRAINT cart_items_status_check,
  ADD CONSTRAINT cart_items_status_check CHECK (status IN ('pending', 'saved', 'removed')),
  ADD CONSTRAINT cart_items_removed CHECK ((status = 'removed') = (removed_at IS NOT NULL));
