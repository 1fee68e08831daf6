/** What the QR code of a receipt says (fiscal.md 2.3), times in UTC with milliseconds. */
export interface TseQr {
  /** Serial of the recording system, which is the device's client id. */
  readonly clientId: string;
  readonly processType: string;
  readonly processData: string;
  readonly transaction: number;
  readonly signatureCounter: number;
  readonly start: string;
  readonly end: string;
  readonly algorithm: string;
  readonly timeFormat: string;
  /** Base64, as is the public key. */
  readonly signature: string;
  readonly publicKey: string;
}

const version = 'V0';
const fieldCount = 12;

/** The text of a receipt's QR code, version `V0`: twelve fields joined by semicolons. */
export const tseQrText = (qr: TseQr): string =>
  [
    version,
    qr.clientId,
    qr.processType,
    qr.processData,
    qr.transaction,
    qr.signatureCounter,
    qr.start,
    qr.end,
    qr.algorithm,
    qr.timeFormat,
    qr.signature,
    qr.publicKey,
  ].join(';');

/**
 * Reads the text of a receipt's QR code; undefined when it is none of version `V0`. Process data may hold
 * semicolons itself (orders), so three fields are taken from the left and eight from the right.
 */
export const parseTseQr = (text: string): TseQr | undefined => {
  const fields = text.split(';');
  if (fields.length < fieldCount || fields[0] !== version) return undefined;
  const [, clientId = '', processType = ''] = fields;
  const [
    transactionText,
    counterText,
    start = '',
    end = '',
    algorithm = '',
    timeFormat = '',
    signature = '',
    publicKey = '',
  ] = fields.slice(-8);
  const transaction = counterOf(transactionText);
  const signatureCounter = counterOf(counterText);
  if (transaction === undefined || signatureCounter === undefined) return undefined;
  const processData = fields.slice(3, -8).join(';');
  return {
    clientId,
    processType,
    processData,
    transaction,
    signatureCounter,
    start,
    end,
    algorithm,
    timeFormat,
    signature,
    publicKey,
  };
};

function counterOf(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
