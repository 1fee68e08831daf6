import { isCancelled, type OrderStatus } from './order-status.ts';

type StatusWords = Readonly<Record<OrderStatus, string>>;

/** How the states of an order are called: on screens, in mails, papers and files. */
export const orderStatusWords: Readonly<Record<'de' | 'en', StatusWords>> = {
  de: {
    ordered: 'Bestellt',
    inProgress: 'In Bearbeitung',
    completed: 'Abgeschlossen',
    rejected: 'Abgelehnt',
    onHold: 'Zurückgestellt',
    waitingForResponse: 'Wartet auf Antwort',
  },
  en: {
    ordered: 'Ordered',
    inProgress: 'In progress',
    completed: 'Completed',
    rejected: 'Rejected',
    onHold: 'On hold',
    waitingForResponse: 'Waiting for response',
  },
};

const cancelledWords = { de: 'Storniert', en: 'Cancelled' } as const;

/** How the state of an order is called: what its own buyer has rejected is cancelled. */
export const orderStateWord = (
  language: 'de' | 'en',
  { status, reason }: { readonly status: OrderStatus; readonly reason: string | null },
): string =>
  status === 'rejected' && isCancelled(reason)
    ? cancelledWords[language]
    : orderStatusWords[language][status];
