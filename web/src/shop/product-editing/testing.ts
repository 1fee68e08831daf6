import type { ListedProduct, StoredCategory, StoredProduct } from './editing.queries.ts';

/** A category of a catalogue; give what the test is about. */
export const storedCategory = (given: Partial<StoredCategory> = {}): StoredCategory => ({
  ...{ id: '01890000-0000-7000-8000-00000000000a', version: 1, parentId: null, slug: 'printers' },
  ...{ nameDe: 'Drucker', nameEn: 'Printers', descriptionDe: '', descriptionEn: '' },
  ...{ imagePath: null, position: 0, productCount: 1 },
  ...given,
});

/** A printer on sale. */
export const storedProduct = (given: Partial<StoredProduct> = {}): StoredProduct => ({
  ...{ id: 621, version: 3, state: 'ON_SALE', categoryId: storedCategory().id, position: 0, active: true },
  ...{ type: 'printer', viewType: 'MainArticle', contractType: 'OneTime', contractDurationMonths: 0 },
  ...{ billingIntervalMonths: 0, articleNr: 'TH-P80', articleEan: '', price: 18_900, setupFee: 0 },
  ...{ discountedPrice: null, discountDescriptionDe: '', discountDescriptionEn: '' },
  ...{ discountFrom: null, discountUntil: null, nameDe: 'Bondrucker P80', nameEn: 'Receipt printer P80' },
  ...{
    shortDescriptionDe: '80 mm',
    shortDescriptionEn: '80 mm',
    longDescriptionDe: '',
    longDescriptionEn: '',
  },
  ...{
    importantNoticeDe: '',
    importantNoticeEn: '',
    imageUrls: ['/shop/printer-receipt.svg'],
    functions: [],
  },
  ...{ licenseRequired: false, appRegLevel: 0, appType: null, appName: null, licenceType: null },
  ...{ mainVersion: null, links: [] },
  ...given,
});

/** The same in a list. */
export const listedProduct = (given: Partial<ListedProduct> = {}): ListedProduct => ({
  ...{ id: 621, nameDe: 'Bondrucker P80', nameEn: 'Receipt printer P80', articleNr: 'TH-P80' },
  ...{ categoryId: storedCategory().id, type: 'printer', state: 'ON_SALE', price: 18_900, setupFee: 0 },
  ...{ discountedPrice: null, imageUrl: '/shop/printer-receipt.svg' },
  ...given,
});
