declare module '@joplin/turndown-plugin-gfm' {
  import type TurndownService from 'turndown';

  /** Tables, lists of tasks, what is struck through. */
  export const gfm: TurndownService.Plugin;
}
