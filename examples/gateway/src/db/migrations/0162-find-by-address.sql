-- the orders, payments, checkouts and gifts that name an e-mail address, for requests about data
CREATE INDEX orders_email ON orders (lower(snapshot ->> 'email'));
CREATE INDEX payment_attempts_email ON payment_attempts (lower(snapshot ->> 'email'));
CREATE INDEX payment_attempts_order ON payment_attempts (order_number)
  WHERE order_number IS NOT NULL;
CREATE INDEX checkouts_email ON checkouts (lower(email));
CREATE INDEX cart_items_recipient ON cart_items (lower(recipient_email))
  WHERE recipient_email IS NOT NULL;
CREATE INDEX gift_certificates_recipient ON gift_certificates (lower(recipient_email));
CREATE INDEX payment_attempts_declined_gifts ON payment_attempts (updated_at)
  WHERE state = 'declined'
    AND jsonb_path_exists(snapshot, '$.order.order_items[*].merchandise.stock_item.recipient');
CREATE INDEX vendor_records_cart ON vendor_records ((value ->> 'cartId'))
  WHERE kind IN ('session', 'token');
