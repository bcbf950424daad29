import { type Check, hold, once } from '../checks.ts';
import { type Crm, CrmError } from './crm.ts';

const nobody = 'accroche-verification-personne';

/** By reading alone. `open`: with our token, or with the one that is given. */
export function crmChecks(open: (token?: string) => Crm): Check[] {
  const crm = once(async () => open());
  return [
    {
      title: 'le jeton ouvre le compte',
      run: async () => {
        const { id, name } = await (await crm()).readAccount();
        hold(id !== '' && name !== '', 'le compte n’a pas d’identifiant');
        return name;
      },
    },
    {
      title: 'un faux jeton est refusé comme tel',
      run: async () => {
        const error = await open('faux-jeton')
          .readAccount()
          .catch((found: unknown) => found);
        hold(error instanceof CrmError && error.kind === 'token', 'il n’est pas reconnu');
        return 'token';
      },
    },
    {
      title: 'les propriétés d’un contact se lisent',
      run: async () => {
        const names = (await (await crm()).listProperties()).map(({ name }) => name);
        hold(names.length > 0 && new Set(names).size === names.length, `${names.length} propriétés`);
        return `${names.length} propriétés où écrire un texte`;
      },
    },
    {
      title: 'un contact que personne n’a n’est pas trouvé',
      run: async () => {
        const sought = { key: nobody, remoteId: null, email: `${nobody}@accroche.example`, profile: nobody };
        const found = await (await crm()).findContacts([sought], []);
        hold(found.size === 0, 'quelqu’un d’autre est donné');
        return 'aucun';
      },
    },
    {
      title: 'une entreprise que personne n’a n’est pas trouvée',
      run: async () => {
        const sought = { key: nobody, remoteId: null, name: nobody, domain: `${nobody}.example` };
        hold((await (await crm()).findCompanies([sought])).size === 0, 'une autre est donnée');
        return 'aucune';
      },
    },
    {
      title: 'qui est déjà suivi se lit',
      run: async () => {
        const { people, customers } = await (await crm()).readFollowed('verification@accroche.example', null);
        return `${people.length} personnes et ${customers.length} entreprises clientes sur la première page`;
      },
    },
  ];
}
