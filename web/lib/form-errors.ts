import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError, errorMessage } from './api-error.ts';

/** Puts the server's remarks beside their fields; what concerns no field goes to the whole form. */
export function showServerErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fieldNames: readonly FieldPath<Values>[],
  fieldOfCode: Partial<Record<string, FieldPath<Values>>> = {},
) {
  const shown: [FieldPath<Values>, string][] = [];
  if (error instanceof ApiError) {
    for (const name of fieldNames) {
      const remark = error.fields[name];
      if (remark) shown.push([name, remark]);
    }
    const field = fieldOfCode[error.code];
    if (!shown.length && field) shown.push([field, error.message]);
  }
  shown.forEach(([name, message], index) => {
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  if (!shown.length) setError('root', { type: 'server', message: errorMessage(error) });
}
