import { type CartLine, maxPieces } from './cart-line.ts';

/** What may be done to a line; the controls that may not are disabled (spec §4, §5; decisions SHP-42). */
export interface LineControls {
  readonly mayIncrease: boolean;
  readonly mayEdit: boolean;
  readonly mayChangeKey: boolean;
  readonly mayVerify: boolean;
}

/** The controls of a line (SHP-40 to SHP-42, SHP-49). */
export const controlsOf = (line: CartLine): LineControls => {
  const isOpen = !line.licenceFixed || isMainArticle(line);
  return {
    mayIncrease: isOpen && line.quantity < maxPieces,
    mayEdit: isOpen,
    mayChangeKey: line.licenseRequired && !line.licenceFixed,
    mayVerify: line.licenseRequired && !line.licenceFixed && line.licenseKey.trim() !== '',
  };
};

/** One piece more, where the line takes one (SHP-37, SHP-41). */
export const increaseQuantity = (lines: readonly CartLine[], lineId: string): CartLine[] =>
  changeLine(lines, lineId, (line) =>
    controlsOf(line).mayIncrease ? { ...line, quantity: line.quantity + 1 } : line,
  );

/** One piece less; a line without any goes (SHP-37, SHP-38). */
export const decreaseQuantity = (lines: readonly CartLine[], lineId: string): CartLine[] =>
  changeLine(lines, lineId, (line) =>
    line.quantity > 1 ? { ...line, quantity: line.quantity - 1 } : undefined,
  );

export const removeLine = (lines: readonly CartLine[], lineId: string): CartLine[] =>
  lines.filter((line) => line.lineId !== lineId);

/** Another licence key for a line whose key was not verified (SHP-40). */
export const changeLicenceKey = (
  lines: readonly CartLine[],
  lineId: string,
  licenseKey: string,
): CartLine[] =>
  changeLine(lines, lineId, (line) =>
    controlsOf(line).mayChangeKey ? { ...line, licenseKey, licenceMessage: '' } : line,
  );

export const changeComment = (lines: readonly CartLine[], lineId: string, comment: string): CartLine[] =>
  changeLine(lines, lineId, (line) => ({ ...line, comment }));

/** Whom a line is for; null for nobody yet. */
export const changeCustomer = (
  lines: readonly CartLine[],
  lineId: string,
  customerId: string | null,
): CartLine[] => changeLine(lines, lineId, (line) => ({ ...line, customerId }));

function isMainArticle({ viewType }: Pick<CartLine, 'viewType'>): boolean {
  return viewType === 'MainArticle';
}

function changeLine(
  lines: readonly CartLine[],
  lineId: string,
  change: (line: CartLine) => CartLine | undefined,
): CartLine[] {
  return lines.flatMap((line) => (line.lineId === lineId ? (change(line) ?? []) : line));
}
