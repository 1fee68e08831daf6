import type { Translation } from '../../kit/i18n/index.ts';
import type { de } from './studies.de.ts';

export const en: Translation<typeof de> = {
  assortment: 'Assortment',
  part: 'Selection',
  all: 'All articles',
  idle: 'Slow movers',
  never: 'Never sold',
  noCost: 'Without purchase price',
  idleAbout: 'Articles of which something sold less than once a week. New articles are left out.',
  neverAbout: 'Articles of which nothing sold in this range and in the two years before.',
  noCostAbout: 'Articles that sold, but have no purchase price. Without it there is no gross profit.',
  noCostAtAll: 'Purchase prices are missing, so there is no gross profit. They are kept with the articles.',
  earned: (margin, rate, cost) => `Gross profit ${margin} (${rate} of net sales), cost of goods ${cost}.`,
  coverage: (share) => `This holds for ${share} of sales: the rest has no purchase price.`,
  noSuch: 'There is no article here.',
  deleted: 'deleted',
  lastSold: (month) => `last in ${month}`,
  cost: 'Cost of goods',
  margin: 'Gross profit',
  marginRate: 'Gross profit in %',
  stock: 'Stock',
  stockTurns: 'Stock turnover',
  priceSince: (day, price, before) => `from ${day} ${price} instead of ${before}`,
  daysLeft: 'Days of stock',

  togetherAbout:
    '1st → 2nd is how often the second article is on receipts with the first. “More often than by chance” compares with what would come of it if nobody chose the two together: 1 times is chance, from 1.5 times on it pays to suggest one with the other or to place them side by side.',
  noPairs: 'Nothing sold together yet',
  noPairsText: (receipts) =>
    `This page lists articles that share at least ${receipts} receipts. Choose more days or branches.`,
  onlyWith: (name) => `Only receipts with ${name}.`,
  chosenArticle: 'the chosen article',
  allPairs: 'Show all articles',

  noTables: 'No tables on receipts yet',
  noTablesText:
    'This shows how long and how often tables are taken. For this, the register sends the table with each receipt, and when it was opened.',
  seatingsInAll: (count, written, turns) =>
    count === 1
      ? 'One seating.'
      : `${written} seatings, on each day of business ${turns} per table on average.`,
  typicalTimes: (median, most) =>
    `Half of the tables are free again after ${median} minutes, 9 in 10 after ${most} minutes.`,
  timedOf: (seatings) => `Of these, ${seatings} say on the receipt how long.`,
  noTimes: 'The register does not send when a table was opened, so table times are missing.',
  tableTimesAbout: (fewest) =>
    `A table time runs from opening the table to payment; it is shown from ${fewest} seatings on. If guests pay separately, each receipt counts as a seating.`,

  noCustomers: 'No customers on receipts',
  noCustomersText:
    'This shows customers whose names the register sends or that you enter on a receipt. Choose more days or branches.',
  customersAbout:
    'A visit is a day with receipts. Equal names count as one customer. This is personal data: download only what you need.',

  unusual: 'Unusual',
  unusualAbout: (fewest, weeks) =>
    `Weeks in which somebody voided, discounted or took back far more than in their own weeks before: above the median plus three times the usual spread of ${fewest} to ${weeks} weeks, and worth at least two average receipts. It is a hint where a look at the receipts pays off, not proof.`,
  what: 'What',
  amount: 'Amount',
  rate: 'Share of sales',
  usual: 'Usual',
  usualOf: (share, weeks) => `${share} (${weeks} weeks)`,
  excess: 'More than usual',
  weekFrom: (day) => `from ${day}`,
  nothingUnusual: 'Nothing unusual',
  judgedText: (count, written) =>
    count === 1
      ? 'One employee was compared with their own weeks before.'
      : `${written} employees were compared with their own weeks before.`,
  nobodyJudged: 'Nothing to compare yet',
  nobodyJudgedText:
    'It takes six weeks of an employee’s own sales, and registers at which employees sign in.',
  tooNew: (count, written, receipts) =>
    count === 1
      ? `One more employee does not have six own weeks with at least ${receipts} receipts yet.`
      : `${written} more employees do not have six own weeks with at least ${receipts} receipts yet.`,

  forecast: 'Forecast',
  forecastSum: (sum) => `About ${sum} over the next seven days.`,
  estimate: 'This is an estimate based on your sales so far.',
  LAST_WEEK: () => 'Each day like the same weekday of the week before.',
  FADING_MEAN: (weeks) =>
    `Each day follows the same weekday of the last ${weeks} weeks, with newer ones counting more.`,
  MIDDLE: (weeks) => `Each day follows the median of the same weekday in the last ${weeks} weeks.`,
  error: (share, weeks) => `Over the last ${weeks} weeks it would have been off by ${share}.`,
  errorOfFew: (share, days) =>
    `There are only enough sales to try it on ${days} days; on those it would have been off by ${share}.`,
  errorOfLastWeek: (share) => `Last week’s figures would have been off by ${share}.`,
  day: 'Day',
  holiday: (name) => `${name} (public holiday, not accounted for)`,
  estimated: 'About',
  between: 'On 8 of 10 days',
  fromTo: (from, to) => `${from} – ${to}`,
  receipts: 'Receipts',
  weekBefore: 'Week before',
  hours: 'Sales by hour',
  people: 'Staff by hour',
  peopleAbout: (pace) =>
    `Number of people at the registers if each handles as many receipts as in the last four weeks: ${pace} per hour. Kitchen and service are not included.`,
  personHours: 'Hours',
  tooLittle: 'Not enough sales for a forecast yet',
  tooLittleText: 'After about five weeks of sales, this page shows what the next seven days will bring.',
};
