import { useState, useSyncExternalStore } from 'react';
import { type FieldValues, type Path, type UseFormSetError, useForm } from 'react-hook-form';
import { errorTexts } from '#contract/errors.ts';
import { ApiFailure } from './api.ts';

/** Returns whether a refused field was found on this form; the first one takes the focus. */
function showFieldErrors<T extends FieldValues>(
  failure: ApiFailure,
  fields: readonly Path<T>[],
  setError: UseFormSetError<T>,
): boolean {
  const refused = fields.filter((field) => failure.fields[field]);
  refused.forEach((field, position) => {
    setError(field, { type: 'server', message: failure.fields[field] }, { shouldFocus: position === 0 });
  });
  return refused.length > 0;
}

const neverChanges = () => () => undefined;

/**
 * A form that validates on blur and on submit, keeps what was typed, and shows what the server refuses:
 * at the field when it names one, above the form otherwise. No default values, so that text typed before
 * hydration stays.
 */
export function useSiteForm<T extends FieldValues>(fields: readonly Path<T>[]) {
  const form = useForm<T>({ mode: 'onTouched' });
  const [formError, setFormError] = useState<string | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const isReady = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

  const submit = (send: (values: T) => Promise<void>, onFailure?: (failure: ApiFailure) => boolean) =>
    form.handleSubmit(async (values) => {
      setFormError(null);
      try {
        await send(values);
      } catch (thrown) {
        const failure = thrown instanceof ApiFailure ? thrown : new ApiFailure(0, {}, errorTexts.unknown);
        if (onFailure?.(failure) || showFieldErrors(failure, fields, form.setError)) return;
        setFormError(failure.message);
      }
    });

  return {
    ...form,
    errors: form.formState.errors,
    formError,
    setFormError,
    /** False in the prerendered page: until the script is there, the browser itself would send the form. */
    isReady,
    /** Stays true while the browser leaves for the next page. */
    isBusy: form.formState.isSubmitting || isLeaving,
    leave(path: string) {
      setIsLeaving(true);
      window.location.assign(path);
    },
    submit,
  };
}
