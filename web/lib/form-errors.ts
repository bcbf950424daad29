import type {
  FieldPath,
  FieldValues,
  RegisterOptions,
  UseFormReturn,
  UseFormSetError,
} from 'react-hook-form';
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

/** What a field of a form is given: its value, its changes and what is wrong with it. */
export function fieldOf<Values extends FieldValues, Name extends FieldPath<Values>>(
  form: Pick<UseFormReturn<Values>, 'register' | 'formState'>,
  name: Name,
  options?: RegisterOptions<Values, Name>,
) {
  const message = form.formState.errors[name]?.message;
  return { ...form.register(name, options), error: typeof message === 'string' ? message : undefined };
}

/** Sends what was typed; what the server remarks is shown beside the fields. */
export const submitWith = <Values extends FieldValues, Sent>(
  form: Pick<UseFormReturn<Values, unknown, Sent>, 'handleSubmit' | 'setError'>,
  { fields, codes }: Remarks<Values>,
  send: (typed: Sent) => unknown,
) =>
  form.handleSubmit(async (typed) => {
    try {
      await send(typed);
    } catch (error) {
      showServerErrors(error, form.setError, fields, codes);
    }
  });

/** The fields that the server may remark on, and those that a code is about. */
type Remarks<Values extends FieldValues> = {
  fields: readonly FieldPath<Values>[];
  codes?: Partial<Record<string, FieldPath<Values>>>;
};
