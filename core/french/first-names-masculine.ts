/** First names given to boys at least 98 times in a hundred, folded. */
export const masculineNames = `
aaron abdallah abdel abdelaziz abdelhak abdelkader abdelkarim abdellah abdelmalek abderrahim abderrahmane abdou
abdoulaye abdul abel abraham achille achraf adam adel adelin adem adil adnan adrian adriano adrien ahmed alain
alan alassane alban albert alberto albin aldo alec alejandro alessandro alessio alexander alexandre alexandru
alexis alfonso alfred alfredo ali alioune allan aloys alphonse alvaro amadou amar amaury ambroise amedee amine
amir amos anas anatole andre andreas andrei andrew andrzej andy angelo angus anis anselme anthony antoine anton
antonin antonio antony aristide armand armando arnaud arnold arsene arthur arturo arun aubin audric august
augustin aurel aurelien axel aymar aymen aymeric ayoub aziz bachir badr balthazar baptiste baptistin barnabe
barthelemy basile bastian bastien baudouin benjamin benoit beranger berenger bernard bernd bertrand bilal bilel
bjorn blaise bogdan boris boubacar brahim brandon brendan brian brice bruno bryan carl carlo carlos cedric
celestin celian celso cesar chakib charles charles-antoine charles-edouard charles-henri cheikh cherif
christian christoph christophe christopher ciprian claudio claudius claus clement clovis colin come conrad
constant constantin corentin corneille cosme cristian cristiano cyprien cyril cyrus damiano damien dan daniel
danilo danny dario darius dave david davide davy denis denys derek didier diego dieter dieudonne dimitri
dimitrios dirk djamel djibril domenico donald donatien donovan dorian douglas driss duarte duncan dylan edgar
edgard edmond edouard eduardo edward edwin elias elijah eliot eliott eliseo elouan elyes emeric emerick emil
emile emiliano emilien emilio emir emmanuel emre enguerrand enrico enrique enzo eric erick erik ernest ernesto
ernst erwan erwann esteban ethan etienne eugene eugenio evan evann evariste everett ezequiel fabian fabien
fabio fabrice fabrizio fadi fahd faical fares farid farouk fathi faycal federico felicien felipe felix
ferdinand ferenc fernand fernando fiacre filip filipe filippo flavien flavio florent florentin florian floris
fodil fouad foued francesco francis francisco franck franco francois francois-xavier frank frantz franz fred
frederic frederick frederico fridolin fulbert gabin gabriel gael gaetan gaetano gary gaspard gaston gauthier
gautier gauvain geoffrey geoffroy georg george georges gerald gerard geraud gerhard germain german germinal
gerome gervais ghislain giacomo gian gianluca gianni gilbert gildas gilles gino giorgio giovanni giuseppe
godefroy goncalo gonzague gonzalo gordon gottfried goulven graham gratien greg gregoire gregor gregory guenole
guerric guido guilhem guillaume guillermo gunther gurvan gustave gustavo guy guylain gwendal habib hadrien
hafid hakim hakob hamed hamid hamidou hamza hans harold haroun harry hassan hassen hatem heath hector hedi
helmut henri henrik henrique henry herbert heribert herman hermann herve hicham hichem hilaire hippolyte honore
horace horst houcine houssem howard hubert hugh hugo hugues humbert hussein ian iban ibrahim ibrahima idir
idriss ignace ignacio igor ilan ildefonse ilyas ilyes imad imed imran ioan ion isaac isaie isidore ismael
ismail issa issam ivan ivo jaafar jack jacky jacob jacques jaime jalal jamal james janis jared jarod jason
jassim javier jawad jayson jean jean-baptiste jean-bernard jean-charles jean-christophe jean-claude jean-daniel
jean-david jean-denis jean-dominique jean-edouard jean-emmanuel jean-eric jean-etienne jean-eudes jean-fabien
jean-felix jean-francois jean-frederic jean-gabriel jean-guillaume jean-guy jean-hugues jean-jacques
jean-julien jean-laurent jean-loic jean-louis jean-loup jean-luc jean-marc jean-marie jean-mathieu
jean-matthieu jean-max jean-michel jean-noel jean-olivier jean-pascal jean-patrick jean-paul jean-philippe
jean-pierre jean-rene jean-robert jean-roch jean-romain jean-sebastien jean-stephane jean-sylvain jean-victor
jean-vincent jean-xavier jean-yves jeff jeffrey jens jeremie jeremy jerome jerry jesus jim jimmy jiri joachim
joao joaquim joaquin jochen joel joey joffrey johan johann johannes john johnny jon jonas jonathan jordan jordi
jorg jorge jose josef joseph joshua josselin josue juan jules julian julien julio jurgen juste justin kader
kais kamal kamel kamil karim karl karol keith kemal ken kenneth kenny kenzo kevin khaled khalid khalil kilian
killian klaus koffi konrad konstantin kostas kouassi krzysztof kurt kylian lambert lamine lancelot landry larbi
larry lars laszlo laurent laurentin lazare leandre leandro leif leo leon leonard leonardo leonce leonel leopold
leroy lewis liam lino linus lionel lloyd loic loick lorenzo loris lothaire louca louis louis-marie
louis-philippe louka luc luca lucas luciano lucien lucio ludger ludovic ludwig luigi luis luiz lukas luke lyes
mael mahamadou mahdi maher mahmoud malek malik malo mamadou manfred manoel mansour manuel marc marc-andre
marc-antoine marceau marcel marcelin marcello marcelo marco marcos marcus mariano marin mario marius mark
markus marouane martial martin marvin marwan massimo massinissa mateo mateus mateusz mathias mathieu mathis
mathurin mathys matis matteo matthew matthias matthieu matthis maurice mauricio maurizio mauro max maxence
maxim maxime maximilian maximilien mederic medhi mehdi mehmet melchior melvin melvyn messaoud michael michail
michal michel michelangelo mickael miguel mihai mikael mike mikhail milos miloud mirko modibo mohamad mohamed
mohammed moise mokhtar moncef mondher moshe mouad moulay mouloud mounir mourad moussa moustapha mustafa
mustapha nabil nacer nacim nadir nadjib naguib nahel naim nasser nassim nathan nathanael neil nelson nestor
nicholas nicodeme nicolae nicolas niels nikola nikolai nikolaos nils nizar noah noam noe noel nolan norbert
nordine norman noureddine octave octavio odilon okan olaf oleg oliver olivier omar orlando orso oscar osman
otmane otto oumar ousmane oussama owen pablo paco paolo pascal pathe patrice patricio patrick paul paul-antoine
paul-emile paul-henri paulin paulo pavel pedro perceval peter petr phil philibert philip philipp philippe
pierre pierre-alain pierre-alexandre pierre-andre pierre-antoine pierre-edouard pierre-emmanuel pierre-etienne
pierre-francois pierre-henri pierre-jean pierre-louis pierre-luc pierre-marie pierre-olivier pierre-paul
pierre-philippe pierre-yves pierrick pietro piotr pol preston prosper quentin rabah rachid radouane rafael
rafal rafik rainer rajesh ralf ralph ramon ramy ramzi randy raoul raphael raul ray raymond raynald reda
redouane regis reinhard reinold remi remo remy renald renan renato renaud rene reynald reza riad riadh ricardo
riccardo richard rick rob robert roberto rocco roch roderick rodolfo rodolphe rodrigo rodrigue roger roland
rolf romain roman romaric romeo romuald ronald ronan ronny rony ruben rudolf rudy rufin ruggero rui rupert ryan
sabri said salah salem salim salomon salvador salvatore sami samir samson samuel samy santiago saul scott sean
sebastian sebastiano sebastien serge sergei sergey sergio severin seydou shaun sid-ahmed sigismond silvain
silvere silvio simeon simon skander slimane sofian sofiane soren soufiane souleymane stan stanislas stefan
stefano stelio stephan stephane stephen steve steven stewart stuart sven sylvain sylvere sylvestre taha tahar
tanguy tarek tarik tariq teddy teo terence terrence tewfik thaddee theo theobald theodore theophile theotime
thibaud thibault thibaut thiebaud thierno thierry thomas tiago tibere tidiane tim timeo timothe timothee
titouan titus tobias tom tomas tomasz tommaso tommy toni tony toussaint tristan tuan tudor tugdual ugo ulrich
ulysse umberto urbain uriel valentin valere valerian vasco vasile venceslas vianney victor victorien viktor
vincent vincenzo virgil virgile vito vitor vladimir vladislav walid walter warren wassim werner wesley wilfred
wilfrid wilfried willem william willy wilson winston wladimir wojciech wolfgang xavier yacine yahya yan yanis
yann yassin yassine yazid yoan yoann yohan yohann younes youness youri youssef youssouf yunus yusuf yvan yves
yves-marie yvon zacharie zakaria zakariya ziad zied zinedine zoltan zyad
`;
