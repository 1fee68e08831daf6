/** What a part that scrolls needs so that the keyboard scrolls it, too. */
export const scrolling = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label }) as const;
