/** Where the vendor's own people edit the catalogue. */
export const editingPath = '/manage/e-commerce/catalogue';
export const categoriesPath = `${editingPath}/categories`;
export const updatePricesPath = `${editingPath}/update-prices`;
export const newProductPath = `${editingPath}/new`;

/** The page of a product. */
export const productPath = (id: number | string): string => `${editingPath}/${id}`;
