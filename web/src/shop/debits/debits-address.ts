/** What is to be collected, and the files; `?view=files` shows these. */
export const debitsPath = '/manage/e-commerce/debits';
/** Who collects. */
export const creditorPath = `${debitsPath}/creditor`;
/** An order as its seller sees it. */
export const pathOfSoldOrder = (id: string): string => `/manage/e-commerce/orders/${id}`;
