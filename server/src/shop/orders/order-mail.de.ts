import type { OrderStatus } from '@tresen/domain/shop/orders';

const became: Readonly<Record<OrderStatus, string>> = {
  ordered: 'Ihre Bestellung ist eingegangen.',
  inProgress: 'Ihre Bestellung wird jetzt bearbeitet.',
  completed: 'Ihre Bestellung ist abgeschlossen. Die Rechnung finden Sie in der Bestellung.',
  rejected: 'Ihre Bestellung wurde leider abgelehnt.',
  onHold: 'Ihre Bestellung ist zurückgestellt. Wir melden uns, sobald es weitergeht.',
  waitingForResponse:
    'Zu Ihrer Bestellung gibt es eine Frage. Sie wartet auf Ihre Antwort: Schreiben Sie sie bitte in die Bestellung.',
};

export const de = {
  subject: (number: string, status: string) => `Bestellung ${number}: ${status}`,
  heading: (number: string) => `Bestellung ${number}`,
  became,
  keys: (count: number) =>
    count === 1
      ? 'Ihr Lizenzschlüssel steht in der Bestellung.'
      : `Ihre ${count} Lizenzschlüssel stehen in der Bestellung.`,
  reasonOf: (seller: string, reason: string) => `${seller} schreibt dazu: „${reason}“`,
  order: 'Bestellung',
  status: 'Stand',
  invoice: 'Rechnung',
  button: 'Bestellung ansehen',
  answer: 'Frage beantworten',
  purchaseOrder: 'Ihre Bestellnummer',
  reason: 'Sie erhalten diese Nachricht, weil Sie im Shop von Tresen bestellt haben.',
};

/** What every language has to say. */
export type OrderMailTexts = typeof de;
