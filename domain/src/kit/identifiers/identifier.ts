/** What can be wrong with a number that somebody else gave out: part of the closed list of faults. */
export const identifierFaultCodes = [
  /** It is not built as it has to be; `example` is built so. */
  'IDENTIFIER_FORMAT',
  /** Its parts do not fit together: a digit is wrong, or two are swapped. */
  'IDENTIFIER_CHECK_DIGIT',
  /** It belongs to another `country`, by its ISO code. */
  'IDENTIFIER_COUNTRY',
  /** An IBAN of its country has `most` characters. */
  'IBAN_LENGTH',
  /** A German tax number is one of another `state`. */
  'TAX_NUMBER_STATE',
] as const;

export interface IdentifierFault {
  readonly code: (typeof identifierFaultCodes)[number];
  readonly parameters?: Readonly<Record<string, string | number>>;
}

/** A kind of number. Kept is its tidy form: capital letters and digits alone, without what people put between them. */
export interface Identifier {
  /** A right one, as people write it. */
  readonly example: string;
  readonly tidy: (text: string) => string;
  /** What is wrong with a tidy one; undefined when nothing is. */
  readonly faultOf: (tidy: string) => IdentifierFault | undefined;
  /** A tidy and right one as people read it; anything else as it is. */
  readonly display: (tidy: string) => string;
}

/** Capital letters and digits, in their order. */
export const lettersAndDigits = (text: string): string => text.toUpperCase().replaceAll(/[\s./,–-]/g, '');

interface Description {
  readonly example: string;
  /** Of the tidy form. */
  readonly pattern: RegExp;
  /** True when its check digit is right; it sees only what fits the pattern. */
  readonly isRight?: (tidy: string) => boolean;
  /** The country to which a number that does not fit the pattern belongs, where that can be told. */
  readonly otherCountry?: (tidy: string) => string | undefined;
  readonly display?: (tidy: string) => string;
}

/** Describes a kind of number by its form and its check digit. */
export const describeIdentifier = (description: Description): Identifier => {
  const { example, pattern, isRight = () => true, otherCountry, display } = description;
  const faultOf = (tidy: string): IdentifierFault | undefined => {
    if (pattern.test(tidy)) return isRight(tidy) ? undefined : { code: 'IDENTIFIER_CHECK_DIGIT' };
    const country = otherCountry?.(tidy);
    return country === undefined
      ? { code: 'IDENTIFIER_FORMAT', parameters: { example } }
      : { code: 'IDENTIFIER_COUNTRY', parameters: { country } };
  };
  return {
    example,
    tidy: lettersAndDigits,
    faultOf,
    display: (tidy) => (display && pattern.test(tidy) ? display(tidy) : tidy),
  };
};
