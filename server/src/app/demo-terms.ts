import type { ShopTerms } from '../shop/terms/index.ts';

const de = `## 1. Wofür diese Bedingungen gelten
Sie gelten für alle Bestellungen im Shop von Tresen. Der Shop richtet sich an Unternehmen; an Verbraucher wird nicht verkauft.

## 2. Wie ein Vertrag zustande kommt
Was im Shop steht, ist noch kein Angebot. Mit „Zahlungspflichtig bestellen“ geben Sie ein Angebot ab. Die Bestätigung per E-Mail sagt, dass es angekommen ist. Der Vertrag kommt zustande, wenn der Verkäufer mit der Bearbeitung beginnt oder liefert. Verkäufer ist, wer in der Bestätigung genannt ist.

## 3. Preise und Mehrwertsteuer
Preise im Shop sind netto in Euro. Die Mehrwertsteuer richtet sich nach dem Land Ihrer Rechnungsadresse und steht vor der Bestellung in der Zusammenfassung. Es gilt der Betrag, den Sie dort gesehen haben.

## 4. Zahlung
Sie zahlen auf Rechnung innerhalb von 14 Tagen oder per SEPA-Lastschrift. Bei einer Lastschrift ermächtigen Sie den Verkäufer, den Betrag einmalig und bei wiederkehrenden Leistungen je Abrechnungszeitraum von Ihrem Konto einzuziehen. Den Einzug kündigen wir mindestens fünf Tage vorher an. Innerhalb von acht Wochen können Sie die Erstattung des belasteten Betrags verlangen.

## 5. Lizenzen
Eine Lizenz gilt für eine Kasse. Den Schlüssel erhalten Sie, sobald die Bestellung erledigt ist. Aktualisierung, Erweiterung und erneute Freischaltung gelten für den Schlüssel, den Sie angegeben haben.

## 6. Laufende Leistungen
Leistungen mit Laufzeit verlängern sich um die bisherige Laufzeit, höchstens um ein Jahr, wenn sie nicht bis zum letzten Tag gekündigt werden. Kündigen können Sie unter „Meine Services“.

## 7. Lieferung und Mängel
Geräte liefern wir an die angegebene Lieferadresse. Es gelten die gesetzlichen Rechte bei Mängeln. Bitte prüfen Sie Geräte nach der Ankunft.

## 8. Daten
Mit Ihren Angaben bearbeiten wir die Bestellung, sonst nichts. Ihre IBAN wird verschlüsselt aufbewahrt.
`;

const en = `## 1. What these terms are for
They apply to all orders in the shop of Tresen. The shop is for businesses; nothing is sold to consumers.

## 2. How a contract is made
What the shop shows is not an offer yet. With “Order with obligation to pay” you make one. The confirmation by e-mail says that it has arrived. The contract is made when the seller begins to work on it or delivers. The seller is whom the confirmation names.

## 3. Prices and VAT
Prices in the shop are net, in euro. The VAT follows the country of your billing address and is shown in the summary before you order. What counts is the amount that you saw there.

## 4. Payment
You pay by invoice within 14 days, or by SEPA direct debit. With a debit you authorise the seller to collect the amount once, and for recurring services for each billing period, from your account. It is announced at least five days ahead. Within eight weeks you can ask for a refund of the amount.

## 5. Licences
A licence is for one register. You get the key as soon as the order is completed. Updates, add-ons and reactivations are for the key that you gave.

## 6. Recurring services
Services with a term are extended by the same term, by one year at most, unless they are cancelled by their last day. You cancel under “My services”.

## 7. Delivery and defects
Devices are delivered to the delivery address. Your legal rights in the case of defects apply. Please check devices when they arrive.

## 8. Data
We use what you tell us to handle the order, and for nothing else. Your IBAN is kept encrypted.
`;

/** Terms of the demo's vendor. A real one writes its own. */
export const demoTerms = (nowMs: number): readonly ShopTerms[] => {
  const terms = { version: '2026-11', validFrom: new Date(nowMs) };
  return [
    { ...terms, language: 'de', content: de },
    { ...terms, language: 'en', content: en },
  ];
};
