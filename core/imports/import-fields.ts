/** What a column of a list may hold. */
export const importFields = [
  'firstName',
  'lastName',
  'fullName',
  'reversedName',
  'headline',
  'company',
  'linkedin',
  'otherLinkedin',
  'email',
  'otherEmail',
  'phone',
  'otherPhone',
  'website',
  'location',
  'city',
  'postcode',
  'country',
  'department',
  'siren',
  'naf',
  'headcount',
  'headcountBand',
  'tags',
  'accrocheId',
  'hubspotId',
  'pipedriveId',
  'salesforceId',
  'crmId',
  'detail',
] as const;
export type ImportField = (typeof importFields)[number];

export const importFieldLabels: Record<ImportField, string> = {
  firstName: 'Prénom',
  lastName: 'Nom',
  fullName: 'Prénom et nom',
  reversedName: 'Nom puis prénom',
  headline: 'Poste',
  company: 'Entreprise',
  linkedin: 'Adresse LinkedIn',
  otherLinkedin: 'Autre adresse LinkedIn',
  email: 'E-mail',
  otherEmail: 'Autre e-mail',
  phone: 'Téléphone',
  otherPhone: 'Autre téléphone',
  website: 'Site web',
  location: 'Lieu',
  city: 'Ville',
  postcode: 'Code postal',
  country: 'Pays',
  department: 'Département',
  siren: 'SIREN ou SIRET',
  naf: 'Code NAF',
  headcount: 'Effectif',
  headcountBand: 'Tranche d’effectif',
  tags: 'Étiquettes',
  accrocheId: 'Identifiant Accroche',
  hubspotId: 'Identifiant HubSpot',
  pipedriveId: 'Identifiant Pipedrive',
  salesforceId: 'Identifiant Salesforce',
  crmId: 'Identifiant CRM',
  detail: 'À garder sur la fiche',
};

/** Fields that several columns may fill. */
export const sharedFields: ReadonlySet<ImportField> = new Set(['detail']);

/** The names that French and English tools, and those of our neighbours, give to their columns, without accents; `crm-presets` adds its own. */
export const fieldHeaders: Readonly<Record<ImportField, string>> = {
  firstName: 'prenom,prenoms,first name,firstname,given name,first,forename,vorname,voornaam',
  lastName:
    'nom,nom de famille,last name,lastname,surname,family name,last,nachname,familienname,achternaam,cognome,apellido,apellidos',
  fullName:
    'nom complet,prenom nom,prenom et nom,full name,fullname,name,contact,contacts,personne,interlocuteur,interlocutrice,lead,prospect,dirigeant,decideur,display name',
  reversedName: 'nom prenom,nom et prenom,nom prenoms,noms et prenoms,nom & prenom,last name first name',
  headline:
    'poste,poste occupe,fonction,fonctions,titre,intitule,intitule de poste,intitule du poste,intitule de la fonction,metier,job,job title,jobtitle,title,position,role,titre du poste,fonction contact,designation,profession,qualite,emploi,funktion,functie,cargo,ruolo',
  company:
    'entreprise,societe,raison sociale,nom de l entreprise,nom entreprise,nom de la societe,nom societe,company,company name,companyname,organization,organisation,organization name,nom de l organisation,account,account name,compte,nom du compte,employer,employeur,denomination,etablissement,enseigne,company account,structure,maison,boite,ste,nom de l etablissement,magasin,cabinet,agence,commerce,exposant,firma,unternehmen,bedrijf,empresa,azienda',
  linkedin:
    'linkedin,linked in,linkedin url,url linkedin,profil linkedin,lien linkedin,adresse linkedin,linkedin profile,linkedin profile url,profile url,profileurl,profil,url du profil,person linkedin url,linkedin bio,contact linkedin url,url,sales navigator,lien sales navigator,public profile url,lien,link',
  otherLinkedin: '',
  email:
    'email,e mail,mail,adresse e mail,adresse email,adresse mail,adresse de messagerie,courriel,email address,e mail address,emailaddress,work email,email pro,mail pro,e mail professionnel,email professionnel,primary email',
  otherEmail: '',
  phone:
    'telephone,tel,numero de telephone,phone,phone number,mobile,portable,telephone mobile,telephone portable,mobile phone,mobile phone number,ligne directe,work direct phone,work phone,gsm,numero,sms,telefon,handy,telefono,telefoon',
  otherPhone: 'standard,telephone fixe,fixe,landline number,ligne fixe',
  website:
    'site,site web,site internet,website,website url,web,url du site,company website,domaine,domain,company domain name,nom de domaine',
  location:
    'lieu,ou,localisation,implantation,site geographique,bassin,location,localisation geographique,lieu de travail,organization address',
  city: 'ville,commune,city,town,localite,mailing city,base a,ort,stadt,wohnort,stad,woonplaats,ciudad,citta',
  postcode: 'code postal,cp,zip,zip code,postal code,postcode,plz,postleitzahl',
  country: 'pays,country,country region,mailing country,land,pais,paese',
  department: 'departement,dept,dep,dpt,numero de departement,code departement,county',
  siren:
    'siren,siret,numero siren,numero siret,n siren,n siret,siren siret,tva,numero de tva,tva intracommunautaire',
  naf: 'naf,code naf,ape,code ape,naf ape,code naf ape,activite principale,activiteprincipaleunitelegale,activiteprincipaleetablissement',
  headcount:
    'effectif,effectifs,nombre de salaries,nb salaries,nombre d employes,salaries,employees,number of employees,no of employees,# employees,employee count,company size,taille,taille de l entreprise,headcount',
  headcountBand:
    'tranche d effectif,tranche effectif,tranche effectifs,tranche d effectifs,tranche d effectif salarie,trancheeffectifsunitelegale,trancheeffectifsetablissement,code tranche effectif',
  tags: 'etiquette,etiquettes,tag,tags,label,labels,libelle,segment,liste',
  accrocheId: 'identifiant accroche,id accroche,accroche id',
  hubspotId: 'record id,record id contact,contact id hubspot,hubspot id,id hubspot,hs object id',
  pipedriveId: 'person id,pipedrive id,id pipedrive',
  salesforceId: 'lead id,salesforce id,id salesforce,case safe id,record id 18',
  crmId:
    'id crm,crm id,identifiant crm,id,identifiant,id externe,external id,contact id,id contact,id client,reference',
  detail: '',
};
