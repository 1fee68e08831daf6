/** Told after amounts of a branch changed. */
export type OnStock = (change: { readonly tenantId: string; readonly unitId: string }) => void;
