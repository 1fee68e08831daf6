/** The few words that a print-out says by itself; all others are texts of its layout. */
export const printWords = {
  de: {
    targets: { table: 'Tisch', room: 'Zimmer', takeaway: 'Mitnahme', delivery: 'Lieferung', bar: 'Theke' },
    cancelled: 'STORNO',
    outOfHouse: 'außer Haus',
    rksvFailed: 'Sicherheitseinrichtung ausgefallen',
    tseFailed: 'TSE ausgefallen',
    verifactu: 'Factura verificable en la sede electrónica de la AEAT',
  },
  en: {
    targets: { table: 'Table', room: 'Room', takeaway: 'Take-away', delivery: 'Delivery', bar: 'Bar' },
    cancelled: 'CANCELLED',
    outOfHouse: 'take-away',
    // What the law of a country wants to read stands in its language.
    rksvFailed: 'Sicherheitseinrichtung ausgefallen',
    tseFailed: 'TSE ausgefallen',
    verifactu: 'Factura verificable en la sede electrónica de la AEAT',
  },
} as const;
