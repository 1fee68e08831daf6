interface ProductMarkProps {
  /** Of both sides, in pixels. */
  readonly size: number;
}

/** The product's mark, as `/favicon.svg` has it: with the code, since it stands at once wherever a page begins. */
export const ProductMark = ({ size }: ProductMarkProps) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="#0b6470" />
    <path d="M7 10h18v4h-7v10h-4V14H7z" fill="#fff" />
  </svg>
);
