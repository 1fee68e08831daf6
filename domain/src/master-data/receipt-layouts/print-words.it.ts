import type { PrintWords } from './print-language.ts';

export const printedIt: PrintWords = {
  targets: { table: 'Tavolo', room: 'Camera', takeaway: 'Asporto', delivery: 'Consegna', bar: 'Banco' },
  receiptTypes: {
    Beleg: 'Scontrino',
    AVRechnung: 'Fattura',
    AVTransfer: 'Trasferimento',
    AVBestellung: 'Ordine',
    AVTraining: 'Formazione',
    AVBelegstorno: 'Storno',
    AVBelegabbruch: 'Interruzione',
    AVSachbezug: 'Prestazione in natura',
    AVSonstige: 'Altra operazione',
  },
  closingTypes: { daily: 'Chiusura giornaliera', monthly: 'Chiusura mensile', yearly: 'Chiusura annuale' },
  paymentKinds: {
    Bar: 'Contanti',
    Unbar: 'Senza contanti',
    ECKarte: 'Carta di debito',
    Kreditkarte: 'Carta di credito',
    ElZahlungsdienstleister: 'Pagamento online',
    Guthabenkarte: 'Carta prepagata',
    Keine: 'Nessun pagamento',
  },
  noCategory: 'Senza categoria',
  nobody: 'Senza dipendente',
  cancelled: 'STORNATO',
  outOfHouse: 'da asporto',
  testPrint: 'PROVA - NON È UNO SCONTRINO',
};
