import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError, errorMessage } from '#web/lib/api-error.ts';
import { ErrorState } from '#web/ui/error-state.tsx';

export type ShownQuery<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching'> & {
  refetch: () => unknown;
};

export const isGone = ({ error }: Pick<ShownQuery<unknown>, 'error'>): boolean =>
  error instanceof ApiError && error.status === 404;

type QueryViewProps<Data> = {
  query: ShownQuery<Data>;
  loading: ReactNode;
  /** What could not be read, in a sentence. */
  failed: string;
  /** In place of the reason that the server gives. */
  failedNote?: ReactNode;
  /** In place of a failure, where what is asked for does not exist any more. */
  gone?: ReactNode;
  /** In place of the data, where there is nothing in it. */
  empty?: ReactNode;
  /** Around what stands in place of the data, where the data has margins of its own. */
  className?: string;
  children: (data: Data) => ReactNode;
};

/** The faces of whatever is read from the server: loading, failed, gone, empty, or the data. */
export function QueryView<Data>(props: QueryViewProps<Data>) {
  const { query } = props;
  if (props.gone && isGone(query)) return props.gone;
  if (query.data !== undefined)
    return props.empty ? (
      <Frame className={props.className}>{props.empty}</Frame>
    ) : (
      props.children(query.data)
    );
  if (!query.error) return props.loading;
  return (
    <Frame className={props.className}>
      <ErrorState title={props.failed} onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
        {props.failedNote ?? errorMessage(query.error)}
      </ErrorState>
    </Frame>
  );
}

const Frame = (props: { className: string | undefined; children: ReactNode }) =>
  props.className ? <div className={props.className}>{props.children}</div> : props.children;
