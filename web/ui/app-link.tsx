import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';

export type AppLinkProps = ComponentProps<'a'> & { href: string };

const PlainLink = (props: AppLinkProps) => <a {...props} />;

const LinkContext = createContext<ComponentType<AppLinkProps>>(PlainLink);

/** Gives the router's link to everything below; without it an AppLink is an ordinary `<a>`. */
export const AppLinkProvider = LinkContext.Provider;

export function AppLink(props: AppLinkProps) {
  const Link = useContext(LinkContext);
  return <Link {...props} />;
}
