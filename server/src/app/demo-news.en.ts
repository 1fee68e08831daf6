import type { NewsWords } from '../content/news/index.ts';
import type { german } from './demo-news.de.ts';

export const english: Readonly<Record<keyof typeof german, NewsWords>> = {
  search: {
    title: 'One search for everything',
    description: 'Press Ctrl+K to jump to any page or find receipts, registers and people.',
    tags: ['Daily use'],
    content: `Press **Ctrl+K** – **⌘K** on a Mac – and type. Search finds every page you can open and, below them, your data.

## What it finds

- menu pages, in upper or lower case
- receipts by number
- registers and users by name

Choose with the arrow keys, open with Enter, close the search with Esc.`,
  },
  appearance: {
    title: 'Make it yours',
    description: 'Choose your own colours, font size and layout. They follow you to every device.',
    tags: ['Daily use', 'Appearance'],
    content: `The display settings in the toolbar offer nine colour schemes and four layouts. You see each change immediately.

## Good to know

- Font sizes range from 70 to 130 per cent.
- Light or dark: until you choose, the app follows your device.
- Settings belong to your account. Others who sign in on the same computer keep their own.

Find out more in the [help](/documentation/appearance).`,
  },
  live: {
    title: 'Turnover as it happens',
    description: 'The home page shows your day live: new receipts appear within about a second.',
    tags: ['Figures'],
    content: `The [home page](/dashboards/home) compares today’s turnover with the same weekday last week. No need to reload: the figures change as soon as a register sends a receipt.

> If the connection drops, you’ll see a warning at the top. The register sends everything it recorded once it is back online.

For longer periods, several branches and comparisons with last year, see [Dashboards](/dashboards/analytics).`,
  },
  linking: {
    title: 'Link a register with one code',
    description: 'The register shows a code, you type it in – that’s it.',
    tags: ['Registers'],
    content: `1. Open [Registers](/setting/devices) and choose *Link a register*.
2. Enter the code shown on the register.
3. Choose a branch, a business type and a name.

From then on, the register sends its receipts automatically. If the network goes down, nothing is lost: the register keeps everything until the cloud has confirmed it.`,
  },
  receipts: {
    title: 'Find any receipt in seconds',
    description: 'By number, branch and period, even among hundreds of thousands.',
    tags: ['Receipts'],
    content: `[Receipts](/manage/receipts) lists all receipts from your registers, newest first. Click one to see it as your guest did, with VAT rates, payment and TSE data.

Receipts that don’t add up are not discarded. They wait for your decision under [Sync problems](/manage/syncProblems).`,
  },
  team: {
    title: 'Invite your team',
    description: 'Invite the people you work with and decide what they can see.',
    tags: ['Users', 'Security'],
    content: `Administrators invite people by email under [Users](/setting/users) and give them a role.

| Role | Can |
|---|---|
| Administrator | do everything in their own company |
| Manager | see figures and receipts |

The [audit log](/setting/auditLog) shows what was changed and by whom.`,
  },
};
