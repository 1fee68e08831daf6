interface WarningMarkProps {
  readonly className?: string | undefined;
}

/** The sign of a note. Drawn by hand: a drop may put a hundred of them on the plan at once. */
export const WarningMark = ({ className }: WarningMarkProps) => (
  <svg
    className={className}
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="currentColor"
    aria-hidden="true"
  >
    <path d="M12 5.99 19.53 19H4.47zM12 2 1 21h22zm1 14h-2v2h2zm0-6h-2v4h2z" />
  </svg>
);
