import type { NewsWords } from '../content/news/index.ts';
import type { german } from './demo-news.de.ts';

export const english: Readonly<Record<keyof typeof german, NewsWords>> = {
  search: {
    title: 'One search for everything',
    description: 'Ctrl+K takes you to every page and finds receipts, registers and people.',
    tags: ['Daily use'],
    content: `Press **Ctrl+K** – **⌘K** on a Mac – and type. The search knows every page that you may open and, below them, your data.

## What it finds

- pages of the menu, in upper or lower case
- receipts by their number
- registers and users by their name

Choose with the arrow keys, open with Enter, close the search with Esc.`,
  },
  appearance: {
    title: 'Just as you like it',
    description: 'Set colours, font size and layout yourself. Your next device looks the same.',
    tags: ['Daily use', 'Appearance'],
    content: `The settings of the view, among the tools at the top, offer nine colour schemes and four layouts. You see each change at once.

## Good to know

- The font size goes from 70 to 130 per cent.
- Light or dark: until you choose, the app does as your device does.
- Your choice belongs to your account. Whoever else signs in at the same desk keeps their own.

The [help](/documentation/appearance) tells more.`,
  },
  live: {
    title: 'Turnover as it happens',
    description: 'The start page shows the day live: a new receipt appears within about a second.',
    tags: ['Figures'],
    content: `On the [start page](/dashboards/home), today's turnover stands beside that of the same weekday last week. There is nothing to reload: as soon as a register sends a receipt, the figures change.

> Should the connection break, a sign at the top tells you. Whatever the register books meanwhile, it sends later.

For longer periods, several branches and the comparison with last year see [Analytics](/dashboards/analytics).`,
  },
  linking: {
    title: 'Linking a register takes one code',
    description: 'The register shows a code, you type it in – that is all.',
    tags: ['Registers'],
    content: `1. Open [Registers](/setting/devices) and choose *Link a register*.
2. Type in the code that the register shows.
3. Choose its branch, line of business and a name.

From then on the register sends its receipts by itself. Without a network for a while, nothing is lost: it keeps everything until the cloud has confirmed that it arrived.`,
  },
  receipts: {
    title: 'Every receipt, found at once',
    description: 'By number, branch and period – even among hundreds of thousands.',
    tags: ['Receipts'],
    content: `[Receipts](/manage/receipts) has all receipts of your registers, the newest first. A click shows the receipt as the guest got it, with VAT rates, payment and the data of the TSE.

A receipt that does not add up is not thrown away: it waits for your decision under [Sync problems](/manage/syncProblems).`,
  },
  team: {
    title: 'Bring your team',
    description: 'Invite the people you work with, and decide what they see.',
    tags: ['Users', 'Security'],
    content: `Administrators invite others by e-mail under [Users](/setting/users) and give them a role.

| Role | may |
|---|---|
| Administrator | do everything in their own business |
| Manager | look at figures and receipts |

The [audit log](/setting/auditLog) says what was changed, and by whom.`,
  },
};
