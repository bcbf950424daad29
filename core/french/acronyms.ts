import { fold, words } from '../words/fold.ts';

/** Several capitals, perhaps with full stops, digits or « & » : « EDF », « S.N.C.F. », « R&D », « M6 ». */
export const looksLikeAcronym = (word: string): boolean =>
  /^(?=(?:[^\p{L}]*\p{Lu}){1,8}[^\p{L}]*$)(?=.{2,11}$)\p{Lu}[\p{Lu}\d.&-]*$/u.test(word);

/** Said as one word, so that their first sound is that of the word. */
const readAsWords = words(`
  acoss ademe afnor afpa aldi anah andra anses apec arcep arcom asics assedic axa bafa cerema cern cnam cnes cnil
  cofidis crous drac dreal edhec efrei ehpad ena enac enedis engie ensae ensai ensta epic epita erasmus esiea esiee
  essec estaca fnac ifop ifremer igas ikea ina inrae inria insa insead insee insep inserm ipsos ircam irsn isae isara
  lidl macif maif matmut medef mipim nasa nato oncopole onera onisep onu opco otan pacs pep sacem samu scam seb seita
  smic stif unedic unef unesco unicef urssaf uefa opec apria orano`);

/** Whether each letter of it is named: « E.D.F. », not « l’Insee ». */
export const isSpelled = (word: string): boolean =>
  looksLikeAcronym(word) && !readAsWords.has(fold(word).replace(/[^a-z]/g, ''));

/** Institutions that take their article in a sentence, whatever they write on their own letters. */
const masculine = words(`
  brgm cea cerema cern chu chr chru cnam cnes cnrs crous cstb fmi gip gret ifremer ign ina inpi inrae inria insead insee
  inserm ircam medef onera samu scam smic crédoc unicef iae iut cned cnpf lne`);
const feminine = words(`
  acoss ademe afd afnor afp afpa amf anah andra anses anssi apec aphp ars bce bnf caf capeb cci cgt cfdt cma cnaf cnav
  cnil cpam cpme dgfip drac dreal dinum dgse edhec ehess ena enac ens ensae ensai ensta epfl escp essec estp fao fnac
  fnsea insa maif macif macsf matmut mgen mnt msa nasa oacdp ocde oit oms onu otan pmi ratp sacem scnf sncf ue uefa
  unef unesco urssaf uimm utc utt wwf cgpme acpr cre csmf`);
/** Schools said without an article, and where one is « à » and not « chez ». */
const bareSchools = words('hec emlyon skema kedge audencia neoma epitech centralesupelec polytechnique');

export type Institution = 'masculine' | 'feminine' | 'school';

/** What the first word of a name says of the article it needs; null for a company. */
export function institutionOf(word: string): Institution | null {
  const key = fold(word).replace(/[^a-z]/g, '');
  if (bareSchools.has(key)) return 'school';
  if (masculine.has(key)) return 'masculine';
  return feminine.has(key) ? 'feminine' : null;
}

/** Usual acronyms of trades and titles: they stay in capitals when everything around them is lowered. */
export const knownAcronyms = words(`
  daf drh dsi dg dga pdg dgs raf rrh rssi dpo rse hse qhse qse sav rh it r&d ceo cfo cto coo cmo chro cio ciso cro cpo
  cdo cso vp evp svp hr seo sea crm erp bi ia ai ui ux b2b b2c pme eti tpe btp chu esn ssii gms chr cvc vrp moa moe amoa
  drm dop rof raq dircom bu codir comex hrbp sdr bdr csm kam adv sirh gpec cse qvt qvct rgpd saas api devops nao ehpad
  iard vie opc dim dmo pmo dpm rpm dcm dac dpi dsn dprh esg fp&a m&a aob emea dach apac dom-tom ile sap aws idf paca`);

/** Brands and houses written in capitals by everybody. */
export const companyAcronyms = words(`
  edf lvmh sncf ratp axa ibm sap sfr lcl hsbc bnp cic tf1 m6 rtl nrj bfm bmw vw dhl ups gls dpd tnt sgs cgi ntt ubs ing
  kpmg ey pwc bcg adp adl cma cgm crm htc lg hp amd gsk msd rte grdf grtgaz cea cnrs inria inrae inserm insee cnes ens
  hec escp emlyon essec edhec insa esn cci chu aphp ccas cpam caf maif macif matmut mgen mma gmf maaf apicil ag2r pro
  btp bpce bred ugc mk2 ikea nasa onu ocde unesco engie ima gan smabtp bpi afd amf ars sic sii atos ovh nge spie dcns
  mbda stx psa rsm bdo kfc h&m c&a lu cnp aésio vyv idf gie seb ldc lfb ifp tdf ina ign kone ge 3m ab tbs icn abb skf`);
