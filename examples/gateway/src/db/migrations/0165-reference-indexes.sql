-- what refers to a row, so that deleting one does not read whole tables
CREATE INDEX carts_of_user ON carts (user_id);
CREATE INDEX cart_tokens_of_user ON cart_tokens (user_id);
CREATE INDEX cart_handovers_of_cart ON cart_handovers (cart_id);
CREATE INDEX cart_handovers_redeemed_by ON cart_handovers (redeemed_by)
  WHERE redeemed_by IS NOT NULL;
CREATE INDEX cart_items_of_layout ON cart_items (layout_id) WHERE layout_id IS NOT NULL;
CREATE INDEX checkouts_gift_certificate ON checkouts (gift_certificate_id)
  WHERE gift_certificate_id IS NOT NULL;
CREATE INDEX collections_of_designer ON collections (designer_id) WHERE designer_id IS NOT NULL;
CREATE INDEX gift_certificate_ledger_of_attempt ON gift_certificate_ledger (attempt_id)
  WHERE attempt_id IS NOT NULL;
CREATE INDEX spoondollar_ledger_of_attempt ON spoondollar_ledger (attempt_id)
  WHERE attempt_id IS NOT NULL;
CREATE INDEX outbox_order ON outbox (order_number) WHERE order_number IS NOT NULL;
CREATE INDEX outbox_refund ON outbox (refund_id) WHERE refund_id IS NOT NULL;
CREATE INDEX refunds_of_order ON refunds (order_number) WHERE order_number IS NOT NULL;
CREATE INDEX reviews_of_order ON reviews (order_number);
CREATE INDEX review_photos_of_user ON review_photos (user_id);
