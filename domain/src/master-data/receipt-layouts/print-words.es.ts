import type { PrintWords } from './print-language.ts';

export const printedEs: PrintWords = {
  targets: {
    table: 'Mesa',
    room: 'Habitación',
    takeaway: 'Para llevar',
    delivery: 'A domicilio',
    bar: 'Barra',
  },
  receiptTypes: {
    Beleg: 'Tique',
    AVRechnung: 'Factura',
    AVTransfer: 'Traspaso',
    AVBestellung: 'Pedido',
    AVTraining: 'Formación',
    AVBelegstorno: 'Anulación',
    AVBelegabbruch: 'Cancelación',
    AVSachbezug: 'Retribución en especie',
    AVSonstige: 'Otra operación',
  },
  closingTypes: { daily: 'Cierre diario', monthly: 'Cierre mensual', yearly: 'Cierre anual' },
  paymentKinds: {
    Bar: 'Efectivo',
    Unbar: 'Sin efectivo',
    ECKarte: 'Tarjeta de débito',
    Kreditkarte: 'Tarjeta de crédito',
    ElZahlungsdienstleister: 'Pago electrónico',
    Guthabenkarte: 'Tarjeta prepago',
    Keine: 'Sin pago',
  },
  noCategory: 'Sin categoría',
  nobody: 'Sin empleado',
  cancelled: 'ANULADO',
  outOfHouse: 'para llevar',
  testPrint: 'PRUEBA - NO ES UN TIQUE',
};
