import { type Licence, licenceName, type SoughtVersion } from '@tresen/domain/fleet/licences';
import { html } from '../../kit/html/index.ts';

type Words = (from: string, to: string, price: string) => string;

const moneyOf: Readonly<Record<'de' | 'en', Intl.NumberFormat>> = {
  de: new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }),
};

const words: Readonly<Record<'de' | 'en', Words>> = {
  de: (from, to, price) =>
    html`Die Lizenz <strong>${from}</strong> wird <strong>${to}</strong>: ${price} zuzüglich Umsatzsteuer.`
      .text,
  en: (from, to, price) =>
    html`The licence <strong>${from}</strong> becomes <strong>${to}</strong>: ${price} plus VAT.`.text,
};

/**
 * What a successful check of an update says, as HTML: the shop shows it as it comes (spec §8).
 * @param price cents, net
 */
export const updateMessage = (
  licence: Licence,
  sought: SoughtVersion,
  price: number,
  language: 'de' | 'en',
): string => {
  const from = `${licenceName(licence)} ${licence.mainVersion}`;
  const licenceType = sought.isUpgrade ? 'professional' : licence.licenceType;
  const to = `${licenceName({ ...licence, licenceType })} ${sought.mainVersion}`;
  return words[language](from, to, moneyOf[language].format(price / 100));
};
