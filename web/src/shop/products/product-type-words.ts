import type { ProductType } from '@tresen/domain/shop/products';
import { defineTexts } from '../../kit/i18n/index.ts';

/** What kinds of products are called. */
export const productTypeWords = defineTexts(
  {
    edition: 'Kassenlizenzen',
    addOn: 'Erweiterungen',
    pro: 'Pro-Lizenzen',
    update: 'Updates',
    upgrade: 'Upgrades',
    reactivation: 'Reaktivierungen',
    term: 'Verlängerungen',
    service: 'Dienstleistungen',
    terminal: 'Kassenterminals',
    tablet: 'Tablets',
    printer: 'Drucker',
    scanner: 'Scanner',
    drawer: 'Kassenladen',
    display: 'Kundenanzeigen',
    accessory: 'Zubehör',
    cable: 'Kabel',
    paper: 'Bonrollen',
  } satisfies Record<ProductType, string>,
  {
    edition: 'Register licences',
    addOn: 'Add-ons',
    pro: 'Pro licences',
    update: 'Updates',
    upgrade: 'Upgrades',
    reactivation: 'Reactivations',
    term: 'Longer terms',
    service: 'Services',
    terminal: 'Register terminals',
    tablet: 'Tablets',
    printer: 'Printers',
    scanner: 'Scanners',
    drawer: 'Cash drawers',
    display: 'Customer displays',
    accessory: 'Accessories',
    cable: 'Cables',
    paper: 'Paper rolls',
  },
);
