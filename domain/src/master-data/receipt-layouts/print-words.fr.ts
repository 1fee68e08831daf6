import type { PrintWords } from './print-language.ts';

export const printedFr: PrintWords = {
  targets: { table: 'Table', room: 'Chambre', takeaway: 'À emporter', delivery: 'Livraison', bar: 'Bar' },
  receiptTypes: {
    Beleg: 'Ticket',
    AVRechnung: 'Facture',
    AVTransfer: 'Transfert',
    AVBestellung: 'Commande',
    AVTraining: 'Formation',
    AVBelegstorno: 'Annulation',
    AVBelegabbruch: 'Abandon',
    AVSachbezug: 'Avantage en nature',
    AVSonstige: 'Autre opération',
  },
  closingTypes: { daily: 'Clôture journalière', monthly: 'Clôture mensuelle', yearly: 'Clôture annuelle' },
  paymentKinds: {
    Bar: 'Espèces',
    Unbar: 'Sans espèces',
    ECKarte: 'Carte de débit',
    Kreditkarte: 'Carte de crédit',
    ElZahlungsdienstleister: 'Paiement en ligne',
    Guthabenkarte: 'Carte prépayée',
    Keine: 'Aucun paiement',
  },
  noCategory: 'Sans catégorie',
  nobody: 'Sans employé',
  cancelled: 'ANNULÉ',
  outOfHouse: 'à emporter',
  testPrint: 'ESSAI - PAS UN TICKET',
};
