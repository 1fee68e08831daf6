import type { AppType } from '@tresen/domain/fleet/licences';
import type { DemoProduct } from './demo-product.ts';

const appNames: Readonly<Record<AppType, string>> = { gastro: 'Gastro', retail: 'Retail', event: 'Event' };

/** More time for licences that end. */
export const demoTerms: readonly DemoProduct[] = [
  termOf('gastro', 231, 11_900),
  termOf('retail', 232, 9_900),
  termOf('event', 233, 7_900),
];

function termOf(appType: AppType, number: number, price: number): DemoProduct {
  return {
    number,
    category: 'software/updates',
    type: 'term',
    appType,
    months: 12,
    name: [`${appNames[appType]}: 12 Monate länger`, `${appNames[appType]}: 12 months longer`],
    short: ['Verlängert eine befristete Lizenz um ein Jahr.', 'Prolongs a licence that ends by one year.'],
    long: [
      'Das Jahr beginnt mit dem Ende der laufenden Zeit, bei einer abgelaufenen Lizenz sofort. Drei Stück sind drei Jahre.',
      'The year begins when the current term ends, for a licence that has ended at once. Three pieces are three years.',
    ],
    articleNr: `TR-T12-${appType.charAt(0).toUpperCase()}`,
    price,
    pictures: ['update'],
  };
}
