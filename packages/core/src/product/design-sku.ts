/** Returns the SKU that all products of a design share, as `parent_sku` on the wire. */
export const designSku = (designId: number | null): string => `DESIGN-${designId}`
