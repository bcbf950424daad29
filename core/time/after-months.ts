/** The same day, so many months later or earlier; the last of a shorter month. */
export function afterMonths(from: Date, months: number): Date {
  const due = new Date(from);
  due.setUTCDate(1);
  due.setUTCMonth(due.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(due.getUTCFullYear(), due.getUTCMonth() + 1, 0)).getUTCDate();
  due.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return due;
}
