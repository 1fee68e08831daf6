export {
  type DaySales,
  daysToLearnFrom,
  type Forecast,
  type ForecastDay,
  type ForecastMethod,
  forecastDays,
  forecastMethods,
  forecastSales,
  triedWeeks,
} from './forecast.ts';
export { type ForecastHour, forecastHours, type HourSales } from './forecast-hours.ts';
