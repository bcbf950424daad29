/** First names given to girls at least 98 times in a hundred, folded. */
export const feminineNames = `
abigail adelaide adele adelina adeline adjoua adriana agathe agnes agnieszka aicha aida aimee aissata aissatou
albane alberte alda aleksandra alessandra alessia alexandra alexandrine alexane alexia alice alicia alienor
alina aline alison alisson allison alma amanda amandine ambre amel amelia amelie amina aminata amira ana
anabelle anae anais anastasia anastasie andree angela angelina angeline angelique anissa anita anjali ann anna
annabel annabelle anne anne-cecile anne-charlotte anne-claire anne-flore anne-gaelle anne-laure anne-lise
anne-marie anne-sophie anneclaire annelaure annelise annesophie annette annick annie anouchka anouk antoinette
antonella anya apolline april ariane arianna arielle arlette armelle asma asmaa assia astrid athena athenais
aude audrey augustine aure aurelia aurelie aurore ava awa axelle aya aylin ayse azeline babette barbara
beatrice beatrix beatriz benedicte berangere berenice bernadette berthe betty bianca bintou blanche blandine
bouchra brigitte bruna brune calista candice candy capucine carine carla carlotta carmela carmen carole
carolina caroline cassandra cassandre catalina catarina caterina catherine cathy cecile cecilia celestine celia
celina celine chahinez chaima chantal charlene charline charlotte chiara chimene chloe christel christele
christelle christiane christina christine cindy cinthia claire clara clarissa clarisse claudette claudia
claudie claudine clea clelia clemence clementine cleophee clio clothilde clotilde colette coline colleen
constance constanza cora coralie coraline corentine corinne cornelia cosima coumba cristina cynthia cyrielle
dahlia daisy dalia dalila damienne danaelle daniela danielle daphne daria deborah delia delphine denise diana
diane dina djamila djeneba dolores domitille donatella donia dora doriane dorine doris dorothee dounia edith
edwige eglantine elea eleanor elena eleonora eleonore elfie eliana eliane elif elina eline elisa elisabeth
elise elizabeth ella ellen eloane elodie eloise elsa elvira elvire emeline emelyne emilia emilie emily emma
emmanuelle emna enola erica erika ermeline ernestine esmeralda estelle esther eugenie eulalie eva evangeline
eve evelina eveline evelyne ewa fabienne fadila faiza fanny fanta farah farida fatiha fatima fatma fatou
fatoumata faustine federica felicie felicite fernanda fernande fiona flavia flavie fleur flora flore florence
floriane florine fouzia france francesca francine francoise gabriela gabriella gaelle gaetane garance genevieve
georgette georgia georgina geraldine germaine gersende ghislaine ghizlane gianna gilberte gilda gina ginette
gisele giulia giuliana gladys gloria grace graziella greta guilaine guillemette gwenaelle gwendoline gwenola
gwladys hadja hafida hafsa hajar hakima hala halima hanae hanan hanane hanna hannah hasna hawa hayat heidi
helena helene helga heloise henriette hermeline hermine hilda hind hortense houda houria huguette ibtissem ida
ikram ilana ilaria ilham imane imen inaya ines ingrid ioana irene irina iris irma isabel isabella isabelle
isaline iseult isis isolde ivana ivanna jacinthe jacqueline jade jamila jana jane janine jasmine jeanine jeanne
jeannette jeannine jenna jennifer jenny jessica jihane joana joanna joanne jocelyne joelle johana johanna
johanne josee josefina josephine josette josiane joy joyce juana judith julia juliana juliane julie julienne
juliette justine kadiatou kahina kaoutar karen karima karin karine karla katarina katarzyna kate katell
katerina katherine kathleen kathy katia katie katrin katy kenza keren khadidja khadija khady kheira kimberley
kristina ladislava laetitia laila lamia lana lara larissa latifa laura laure laureen laureline laurence laurene
laurette laurianne laurie laurine lea leana leia leila leina lena lenaig leonie leonor leontine leopoldine
leticia letizia lila lili lilia liliana liliane lilly lilou lily lina linda line lisa lisa-marie lise liselotte
lisette lison liv livia loana lola lorena lorene lorenza lorette lorraine lou-ann lou-anne louane louanne
louisa louise louisette louna luce lucia luciana lucie lucienne lucile lucille lucrece ludivine luisa luna
lydia lydie lyna lyne lysiane madeleine madeline mado mae-lys maelle maelys maeva magali magalie magda
magdalena maggy maguy maia maimouna maissa maite malgorzata malika mallaury malvina manal mandy manon manuela
mara marcelle margaret margarita margaux margerie margot marguerite maria mariam mariama mariame mariana
marianna marianne marie marie-agnes marie-amelie marie-ange marie-anne marie-aude marie-caroline marie-cecile
marie-charlotte marie-christine marie-claire marie-claude marie-dominique marie-elisabeth marie-eve
marie-france marie-francoise marie-helene marie-jeanne marie-jose marie-josee marie-laure marie-laurence
marie-line marie-lou marie-louise marie-madeleine marie-noelle marie-odile marie-paule marie-pierre
marie-sophie marie-therese marie-victoire marielle mariette marija marika marilou marilyn marilyne marina
marine marion marisa marise marisol marjolaine marjorie marlene marta martha marthe martina martine maryam
maryline maryse maryvonne mathilda mathilde maud maude maureen mauricette maxine maya mayalene mayssa megane
melanie melia melina melinda meline melissa melodie melusine mercedes meriem meryem meryl mia michaela
michaelle michele micheline michelle mila milena mina mireille miriam moira mona monia monica monika monique
morgane mouna muriel murielle mylene myriam myrtille nabila nada nadege nadejda nadia nadine naima najat najet
nancy naomi natacha natalia natalie natasha nathalie nawal nawel ndeye neila nelly nesrine nicole nicoletta
nina ninon noelie noelle noemi noemie nolwenn nora norah norma nouria nuria oceane octavie odette odile oihana
olga olivia olympe ondine ophelie oriane orianne orlane ornella ouarda oumou pamela paola pascale pascaline
patricia paula paule paulette paulina pauline penelope perle pernelle perrine petra petronille philippine
philomene pierrette prescillia prisca priscilla priscillia priya prune quitterie rachel rachele rachelle
rachida radia rahma raissa raja ramata raphaela raphaelle raquel raymonde rebecca regina regine reine rejane
renata renee rita roberta rolande romane romy rosa rosalia rosalie rosalind rosanna rose rose-marie roseline
roselyne rosemary rosine roxana roxane roxanne rozenn ruth sabah sabine sabrina sabryna safia saida salima
salimata sally salma salome samantha samia samira samya sanaa sandie sandra sandrine sara sarah sarra savannah
segolene selena selin selma sephora serena severine sharon sheila sherazade shirley sibylle sidonie sigrid
siham simona sindy siobhan sixtine soazig sofia sohane solange solene solenn solenne soline sonia sonja sophia
sophie soraya souad soukaina soumaya stacy stella stephanie sukeina susan susana susanna susanne suzanna
suzanne suzette suzy svetlana sybille sylvaine sylvana sylvia sylviane sylvie syrine tamara tania tara tatiana
tess tessa thais thea thelma theodora therese thiphaine tina tiphaine tiphanie touria typhaine ursula valentina
valentine valeria valerie vanessa vanina vera veronica veronika veronique vicky victoire victoria victorine
vinciane violaine violetta violette virginia virginie viviane wafa wafae wahiba wanda wendy widad wided
wilhelmine winona xaviere yaelle yamina yasmina yasmine yolaine yolande ysaline yseult ysoline yvelise yvette
yvonne zahia zahra zainab zaynab zeineb zelie zeynep zina zineb zita zoe zohra zora zoubida
`;
