const icons = {
  add: 'M19 13h-6v6h-2v-6H5v-2h6V5h2v6h6z',
  remove: 'M19 13H5v-2h14z',
  delete: 'M16 9v10H8V9zm-1.5-6h-5l-1 1H5v2h14V4h-3.5zM18 7H6v12c0 1.1.9 2 2 2h8c1.1 0 2-.9 2-2z',
  edit: 'm14.06 9.02.92.92L5.92 19H5v-.92zM17.66 3c-.25 0-.51.1-.7.29l-1.83 1.83 3.75 3.75 1.83-1.83c.39-.39.39-1.02 0-1.41l-2.34-2.34c-.2-.2-.45-.29-.71-.29m-3.6 3.19L3 17.25V21h3.75L17.81 9.94z',
} as const;

/** A sign of a line: an element without styles of its own, since a cart may have hundreds. */
export const LineIcon = ({ name }: { readonly name: keyof typeof icons }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
    <path d={icons[name]} />
  </svg>
);
