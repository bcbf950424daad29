import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { ApiError, errorMessage } from './api-error.ts';

/** Puts the server's remarks beside their fields; what concerns no field goes to the whole form. */
export function showServerErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  fieldNames: readonly FieldPath<Values>[],
  fieldOfCode: Partial<Record<string, FieldPath<Values>>> = {},
) {
  const told: [FieldPath<Values>, string][] = [];
  if (error instanceof ApiError) {
    for (const name of fieldNames) {
      const remark = error.fields[name];
      if (remark) told.push([name, remark]);
    }
    const field = fieldOfCode[error.code];
    if (!told.length && field) told.push([field, error.message]);
  }
  told.forEach(([name, message], index) => {
    setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  if (!told.length) setError('root', { type: 'server', message: errorMessage(error) });
}
