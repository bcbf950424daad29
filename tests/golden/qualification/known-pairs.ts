/** Labelled before the scorer was written: see README.md. */
export const knownPairs = `
finance-rhone-alpes
  + martine-lacroix-2bd94973         Directrice administrative et financière in Annecy, 903 people
  + gilles-gaudin-5a2e7cf3           RAF of 15 people, « Lyon et périphérie »
  + ismael-meziane                   « Directeur général adjoint finances » leads finance
  + simon-bouvier-b7ff4cf8           headline of specialities only, the position says DAF
  + maelle-dubreuil-702def3f         Head of Finance, English name of the job
  + charles-marechal-ef214511        Head of Finance in Chambéry
  + jean-christophe-marino           a motto in quotation marks before the title
  + claire-benmoussa-7833d086        RAF with three specialities
  + romain-langlois                  « DAF et membre du comité de direction »
  + michel-roux-0e09e8c9             DGA finances in Oyonnax
  - laetitia-leroux                  PDG today, DAF yesterday
  - emmanuel-jourdan-31cb77db        Président, was DAF elsewhere
  - elisabeth-fontaine-2972fd73      right job, 4,116 people
  - noemie-olivier-c20779cd          RAF of 10,559 people
  - chloe-de-maupeou-9a00ea54        head of accounting, not of finance
  - alassane-bamba-5f89f526          Credit manager, was RAF
  - timeo-paquet-69a7a5e4            assistant of a controller
  - row:laetitia-leroux              the row already says PDG
  ? row:martine-lacroix-2bd94973     title and place fit, the size is not on a row
  ? estelle-bertrand                 DAF à temps partagé, no company page
people-west
  + loic-bouvier-cb40a2a1            « ex- » is only the former company
  + fabien-charles                   Head of People, emoji
  + xavier-madec-dd7c66e2            Chief People Officer
  + row:loic-bouvier-cb40a2a1        the row says title and place, nothing else is asked
  - anthony-aubert                   RRH is below DRH
  - andrei-kaya-d2f37581             DRH in transition, no current position
  - row:andrei-kaya-d2f37581         the headline itself says in transition
  - linh-prak-fb5fc5d7               DGS, was DRH
  - eric-david                       consultant, was DRH groupe
  - prisca-sow-0b092402              chargée de mission RH
  - celine-barre                     DRH in Paris
  - camille-kouassi-4db6fb77         Head of People in Corsica
sales-software
  + stephanie-leroy                  Chief Sales Officer in cybersecurity
  + berenice-gaillard                Responsable commerciale
  + mehdi-boukhari                   a regional sales director is a sales director
  + hicham-mansouri-eed14392         motto as a headline, the position says it
  + nadia-gharbi-d50a7140            motto after the company
  + farid-ben-salah-8a4959a2         Sales Manager
  + charles-royer                    Directeur du développement after key accounts
  - damien-imbert-b04718d9           Sales Director, of an excluded domain
  - loic-langlois                    Sales Director of a competitor, empty headline
  - melissa-pelletier-a696f6c7       sales director of a customer, written without SAS
  - olivier-kieffer                  DG, was commercial director
  - david-lopes                      Sales Director in wholesale
  - ingrid-renault-424c981d          attachée commerciale
  - enzo-wattel-6d8d5197             intern in capitals
  - bruno-ricci-479b82f6             left, looks for a job
  - mathilde-berger-268c0cc0         assistante commerciale
it-paris
  + agnieszka-stankovic-c8e88437     « Paris et périphérie » is written so
  + axel-lefebvre                    IT Manager in Paris
  + bilal-rahmani-380837f2           IT Manager in Puteaux, inside the area
  + svetlana-petrov-80f25be4         emoji first, Versailles
  + fabien-du-plessis-088e68fc       Responsable informatique in Massy
  + virginie-lopes-8e50e465          Responsable des systèmes d’information
  - erwan-rahmani-63325dab           RSSI: security is another job
  - anthony-perez                    Co-founder & CTO
  - clement-thomas-e2c0d504          Directeur technique
  - farah-amrani-7a96c5d6            « Credit manager » holds the letters « it manager »
  - melissa-thevenot-ca161879        Responsable formation
purchasing-north-and-south
  + thomas-bousquet-4c76399e         Directeur des achats in Arras
  + hicham-hamdi-9e0d0c46            Responsable achats in Reims, « ex- » a company
  + anne-laure-dupuy                 « Montpellier et périphérie » is in Occitanie
  + cyril-bianchi-f0f67be5           double title with supply chain
  + bertrand-delporte-b8af206a       Boulogne-sur-Mer is not Boulogne-Billancourt
  + thomas-roy                       Responsable achats indirects
  + ghislaine-schmitt                director in a school
  + noemie-bousquet                  Lead Buyer leads buyers
  - edouard-noel-a5093e9f            assistant achats
  - theo-pineau-b143f4cf             junior buyer
  - mathis-mansouri                  a buyer leads nobody
  - thomas-pereira                   right job, in Lyon
  - adeline-besnard-58b5b1ad         consultant, was director
  - tanguy-barre                     right job, in Courbevoie
marketing-retail
  + sebastien-mabiala-149443de       Directeur marketing in wholesale
  + elise-bernard-249504b1           no place is asked
  + geoffroy-bonnet-fa14439c         « groupe » added
  + justine-du-bois-de-la-roche-8cc059a3  Responsable marketing between dashes
  + thomas-charles-68244aa5          marketing digital is a speciality of marketing
  + anne-laure-zerrouki-759bebb0     the same in cosmetics
  - nicolas-tournier-10f88a83        right job, excluded customer
  - bertrand-pierre-cc4a1018         CEO, was in e-commerce
  - jade-blanchard                   chargée de marketing
  - lea-prigent-1f82a7db             alternance
  - raphael-chabert-b6d8516e         hostile headline, product marketing
  - mathieu-lacroix-3a3d0227         head of marketing of a machine maker, hostile headline
building-owners
  + baptiste-thevenot-e5989fa5       Dirigeant of 18 people
  + gautier-lefebvre-aef7160e        PDG
  + charles-henri-chabert-8d376c7a   cofounder, 39 people
  + yannick-perrier-da43ecd2         DG
  + cristina-martinez-b6818f73       Guadeloupe is France
  + elisabeth-huynh-2d28a8e7         capitals
  + ousmane-ngo-bell                 président du directoire, emoji
  + malo-carlier-c9843457            associé gérant
  - anne-laure-giraud-17031606       CEO of 903 people
  - anne-sy-3132e135                 6 people only
  - bertrand-martinez                Switzerland
  - bertrand-roger-b2692c76          « Chef de projet », in capitals
  - estelle-lemaitre                 engineer
  - julien-pruvost-5f6755b2          « Industrie 4.0 » and a methods engineer
factories-east
  + armelle-hebert-6520057b          « Grenoble et périphérie »
  + axel-vaillant-1e8745b7           Directeur industriel in Chambéry
  + anne-laure-tessier-33edeb80      Responsable qualité in Belfort
  + sonia-sanchez                    Responsable qualité in services: no sector is asked
  + assia-brahimi                    Directrice qualité is above what is asked
  - jerome-bellanger                 a foreman of 23 people does not lead production
  - sarah-martinez                   chef de projet industriel
  - thomas-garnier-3c135a0c          acheteur industriel
  - david-perez                      DG, was directeur d’usine
  - geoffroy-moulin-4ed4092d         quality engineer
  - bilal-el-idrissi                 Responsable production in La Réunion
lawyers-paris
  + tomasz-demir-f8963536            insurance was in a past title only
  + alessandro-moreno-de302644       Directeur juridique et conformité
  + arnaud-rousseau-3f98b80e         Chief Legal Officer
  + irina-petrov-e57de78d            HEAD OF LEGAL, lives in Paris, works in Rouen
  + reda-bensaid                     Puteaux
  - daniel-garcia                    « assurances » is to avoid
  - charlotte-maillard-871b6a0e      lives in « France », works in Annonay
  - julien-gauthier                  left
  - helene-charpentier-8385f62c      avocate associée, was directrice juridique
  - walid-el-idrissi                 Legal Counsel
  - anne-claire-joly-0f246047        Secrétaire générale
logistics
  + agnes-chevalier-3a5b54eb         Directrice supply chain
  + marie-laure-li-0db723fc          specialities as a headline
  + claire-hamdi-65571554            motto after the company
  + pierre-antoine-faure             a motto alone, Responsable logistique
  - frederic-arnaud-6e70f2cc         Brussels
  - guillaume-salles                 exploitation is another job
  - lamia-benhamou-59a35434          analyst
  - florent-mallet-0b7a6f22          in reconversion, was responsable logistique
communication-south-west
  + helene-wu-32251db4               Directrice de la communication
  + laura-garcia                     communication interne
  + julien-berger-882e1981           Communication Manager
  + pierre-antoine-morel-diallo-f2a5f033  marketing and communication
  - valentin-michaud-cbe26e01        community manager leads nobody
  - moussa-traore-1c212b73           owner, was director of communication
  - jeremy-cabrol-cd04c6a2           client service of a communication agency
office-assistants
  + sarah-kieffer-f18c9519           Assistante de direction
  + victor-jean-b1a67ba2             masculine of what is asked
  - mathis-lemaitre-332719b2         Liège
  - ludovic-dupuis-51da04b5          Responsable de site, was assistant
  - adjoua-traore                    Chief of Staff Associate is another job
customer-relations
  + dominique-vincent-33048d88       Lyon is in the Rhône
  + jessica-dupuy-a8fd79a1           Meaux is around Paris
  + julie-vang                       « service clients » with an s
  + alexis-cordier                   Head of Customer Success
  - chantha-pham-c0029add            Nantes
  - kevin-savary-18b6bb65            specialist
sales-in-spanish
  + benoit-laine-bcf90dd1            Spanish listed, negotiation in a position
  + romain-martin-dubois-e91978be    Sales Manager
  - perrine-chevalier                German listed, not Spanish
  - amandine-durand                  attachée commerciale leads nobody
  ? loic-charrier                    no language listed on a French profile
  - claire-arnaud-a3e95673           Italian listed, and no negotiation
people-alsace
  + francois-roger-1c8cda8a          Directeur des ressources humaines, Strasbourg is in the Bas-Rhin
  + charles-henri-keller-d7891be2    Directeur des ressources humaines, Strasbourg
  - hakob-markovic-43e6f735          Directeur des ressources humaines, but Nancy is in Meurthe-et-Moselle
  - mathieu-bigot-0efab477           HR Director, but Épinal is in the Vosges
  - thibault-guillemin-e0e3ec91      DRH of Nancy, though the position is in Strasbourg
  - anne-claire-gaillard             Illkirch-Graffenstaden, but RRH
`;
